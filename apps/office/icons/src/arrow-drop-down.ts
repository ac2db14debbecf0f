// What react-admin asks for as `ArrowDropDown`.
import { ChevronDown } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(ChevronDown, 'ArrowDropDown')
