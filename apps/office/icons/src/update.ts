// What react-admin asks for as `Update`.
import { RotateCw } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(RotateCw, 'Update')
