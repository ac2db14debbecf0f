// What react-admin asks for as `Brightness7`.
import { Sun } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Sun, 'Brightness7')
