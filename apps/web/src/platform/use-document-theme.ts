// Keeps language, theme and direction colours of the document as they were chosen.

import { useEffect } from 'react'
import { paletteOf, useClientState } from './client-state.ts'
import { useLanguage } from './i18n.ts'

export function useDocumentTheme(): void {
  const language = useLanguage()
  const theme = useClientState((state) => state.theme)
  const palette = useClientState((state) => state.palette) ?? paletteOf(language)
  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    root.dataset.theme = theme
    root.dataset.palette = palette
    const ground = getComputedStyle(root).getPropertyValue('--bg').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  }, [language, theme, palette])
}
