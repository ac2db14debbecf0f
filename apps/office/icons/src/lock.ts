// What react-admin asks for as `Lock`.
import { Lock } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Lock, 'Lock')
