// What react-admin asks for as `CheckCircle`.
import { CircleCheck } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleCheck, 'CheckCircle')
