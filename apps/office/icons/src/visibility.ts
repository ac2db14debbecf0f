// What react-admin asks for as `Visibility`.
import { Eye } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Eye, 'Visibility')
