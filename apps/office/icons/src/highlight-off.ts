// What react-admin asks for as `HighlightOff`.
import { CircleX } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleX, 'HighlightOff')
