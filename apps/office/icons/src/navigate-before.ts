// What react-admin asks for as `NavigateBefore`.
import { ChevronLeft } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(ChevronLeft, 'NavigateBefore')
