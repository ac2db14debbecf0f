// What react-admin asks for as `History`.
import { History } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(History, 'History')
