// What react-admin asks for as `Report`.
import { OctagonAlert } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(OctagonAlert, 'Report')
