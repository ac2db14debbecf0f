// What react-admin asks for as `Clear`.
import { X } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(X, 'Clear')
