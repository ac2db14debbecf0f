// What react-admin asks for as `Sort`.
import { ArrowDownWideNarrow } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(ArrowDownWideNarrow, 'Sort')
