// What react-admin asks for as `HelpOutlineOutlined`.
import { CircleQuestionMark } from 'lucide-react'
import { materialIcon } from './material-icon.ts'

export default materialIcon(CircleQuestionMark, 'HelpOutlineOutlined')
