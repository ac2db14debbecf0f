// What react-admin asks for as `Create`.
import { Pencil } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Pencil, 'Create')
