// What react-admin asks for as `ViewWeek`.
import { Columns3 } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Columns3, 'ViewWeek')
