// What react-admin asks for as `RemoveCircleOutlineOutlined`.
import { CircleMinus } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleMinus, 'RemoveCircleOutlineOutlined')
