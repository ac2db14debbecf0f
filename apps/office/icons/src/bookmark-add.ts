// What react-admin asks for as `BookmarkAdd`.
import { BookmarkPlus } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(BookmarkPlus, 'BookmarkAdd')
