// What react-admin asks for as `Search`.
import { Search } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Search, 'Search')
