// What react-admin asks for as `BookmarkRemove`.
import { BookmarkMinus } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(BookmarkMinus, 'BookmarkRemove')
