// What a sheet takes: its frame and its panel, which comes late, read it here.

import type { ReactNode, RefObject } from 'react'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** `hidden` keeps the title for screen readers only. */
  titleLook?: 'shown' | 'hidden' | undefined
  /** Beside the title, and no part of the sheet's name, such as a price that moves. */
  titleEnd?: ReactNode
  closeLabel: string
  /** `address`: a place in the history is its opening, and going back from there its closing. */
  openedBy?: 'screen' | 'address' | undefined
  children: ReactNode
  /** Stays below the scrolling content: the main action. */
  footer?: ReactNode
  /** `tight` where every line counts, such as a form below a chart. */
  spacing?: 'roomy' | 'tight' | undefined
  /** Heights as shares of the viewport, smallest first, such as [0.55, 0.8, 1]. */
  snapPoints?: number[] | undefined
  /** `clear` leaves what is above the sheet as it is, such as a price one looks at. */
  backdrop?: 'tinted' | 'clear' | undefined
  /** What takes the focus on opening; otherwise the sheet itself decides. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Called when the closing motion has ended. */
  onClosed?: (() => void) | undefined
}
