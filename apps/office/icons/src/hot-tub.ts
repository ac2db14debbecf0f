// What react-admin asks for as `HotTub`.
import { Bath } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Bath, 'HotTub')
