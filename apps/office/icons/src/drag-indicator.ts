// What react-admin asks for as `DragIndicator`.
import { GripVertical } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(GripVertical, 'DragIndicator')
