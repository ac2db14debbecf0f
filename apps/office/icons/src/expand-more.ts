// What react-admin asks for as `ExpandMore`.
import { ChevronDown } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(ChevronDown, 'ExpandMore')
