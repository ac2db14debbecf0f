// What react-admin asks for as `VisibilityOff`.
import { EyeOff } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(EyeOff, 'VisibilityOff')
