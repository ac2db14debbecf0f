// What react-admin asks for as `Inbox`.
import { Inbox } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Inbox, 'Inbox')
