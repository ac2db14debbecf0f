// What react-admin asks for as `BookmarkBorder`.
import { Bookmark } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(Bookmark, 'BookmarkBorder')
