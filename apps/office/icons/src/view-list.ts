// What react-admin asks for as `ViewList`.
import { LayoutList } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(LayoutList, 'ViewList')
