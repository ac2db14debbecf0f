// What react-admin asks for as `Close`.
import { X } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(X, 'Close')
