// What react-admin asks for as `Add`.
import { Plus } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Plus, 'Add')
