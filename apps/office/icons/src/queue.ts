// What react-admin asks for as `Queue`.
import { ListPlus } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(ListPlus, 'Queue')
