// What react-admin asks for as `ArrowCircleDown`.
import { CircleArrowDown } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleArrowDown, 'ArrowCircleDown')
