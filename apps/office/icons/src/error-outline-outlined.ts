// What react-admin asks for as `ErrorOutlineOutlined`.
import { CircleAlert } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleAlert, 'ErrorOutlineOutlined')
