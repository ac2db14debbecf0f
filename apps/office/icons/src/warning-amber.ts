// What react-admin asks for as `WarningAmber`.
import { TriangleAlert } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(TriangleAlert, 'WarningAmber')
