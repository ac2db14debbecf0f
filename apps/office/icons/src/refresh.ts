// What react-admin asks for as `Refresh`.
import { RefreshCw } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(RefreshCw, 'Refresh')
