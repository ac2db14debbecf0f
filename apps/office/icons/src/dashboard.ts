// What react-admin asks for as `Dashboard`.
import { LayoutDashboard } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(LayoutDashboard, 'Dashboard')
