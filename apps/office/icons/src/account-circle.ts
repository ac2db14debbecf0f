// What react-admin asks for as `AccountCircle`.
import { CircleUserRound } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleUserRound, 'AccountCircle')
