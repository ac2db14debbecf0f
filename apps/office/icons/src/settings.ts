// What react-admin asks for as `Settings`.
import { Settings } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Settings, 'Settings')
