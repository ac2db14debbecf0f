// What react-admin asks for as `Delete`.
import { Trash2 } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Trash2, 'Delete')
