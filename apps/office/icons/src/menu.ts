// What react-admin asks for as `Menu`.
import { Menu } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Menu, 'Menu')
