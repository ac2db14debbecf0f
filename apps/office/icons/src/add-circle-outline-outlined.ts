// What react-admin asks for as `AddCircleOutlineOutlined`.
import { CirclePlus } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CirclePlus, 'AddCircleOutlineOutlined')
