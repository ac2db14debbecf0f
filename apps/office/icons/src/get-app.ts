// What react-admin asks for as `GetApp`.
import { Download } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Download, 'GetApp')
