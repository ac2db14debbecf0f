// What react-admin asks for as `Done`.
import { Check } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Check, 'Done')
