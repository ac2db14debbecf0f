// What react-admin asks for as `CancelOutlined`.
import { CircleX } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleX, 'CancelOutlined')
