// What react-admin asks for as `ArrowCircleUp`.
import { CircleArrowUp } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleArrowUp, 'ArrowCircleUp')
