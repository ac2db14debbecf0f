// What react-admin asks for as `PowerSettingsNew`.
import { LogOut } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(LogOut, 'PowerSettingsNew')
