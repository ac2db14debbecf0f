// What react-admin asks for as `RemoveRedEye`.
import { Eye } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Eye, 'RemoveRedEye')
