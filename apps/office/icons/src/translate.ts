// What react-admin asks for as `Translate`.
import { Languages } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Languages, 'Translate')
