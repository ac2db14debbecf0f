// What react-admin asks for as `List`.
import { List } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(List, 'List')
