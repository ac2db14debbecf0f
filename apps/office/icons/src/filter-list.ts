// What react-admin asks for as `FilterList`.
import { ListFilter } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(ListFilter, 'FilterList')
