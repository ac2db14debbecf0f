// What react-admin asks for as `DeleteOutlineOutlined`.
import { Trash2 } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Trash2, 'DeleteOutlineOutlined')
