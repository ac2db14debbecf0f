// What react-admin asks for as `CheckBox`.
import { SquareCheck } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(SquareCheck, 'CheckBox')
