// What react-admin asks for as `CheckBoxOutlineBlank`.
import { Square } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Square, 'CheckBoxOutlineBlank')
