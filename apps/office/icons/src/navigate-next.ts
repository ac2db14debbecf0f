// What react-admin asks for as `NavigateNext`.
import { ChevronRight } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(ChevronRight, 'NavigateNext')
