// An icon as Material UI makes them, drawn with the strokes of the rest of the office.

import { createSvgIcon } from '@mui/material/SvgIcon'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'

/** Takes size and colour as those of Material UI do; `name` is the one it has there. */
export function materialIcon(drawing: LucideIcon, name: string) {
  return createSvgIcon(createElement(drawing), name)
}
