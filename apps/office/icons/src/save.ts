// What react-admin asks for as `Save`.
import { Save } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Save, 'Save')
