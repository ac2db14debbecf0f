// What react-admin asks for as `Error`.
import { CircleAlert } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleAlert, 'Error')
