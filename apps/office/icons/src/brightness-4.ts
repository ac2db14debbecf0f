// What react-admin asks for as `Brightness4`.
import { Moon } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Moon, 'Brightness4')
