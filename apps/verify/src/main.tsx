// The page that checks trades: it knows nobody, keeps nothing and asks only the record.

import { createRoot } from 'react-dom/client'
import './main.css'
import { chosenLanguage, loadWords } from './texts.ts'
import { VerifyPage } from './verify-page.tsx'

const root = document.getElementById('root')
if (root !== null) {
  const language = chosenLanguage()
  const words = await loadWords(language)
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  createRoot(root).render(<VerifyPage first={{ language, words }} />)
}
