// The text in all six languages beside each other; of what is missing, what is shown instead.

import { LANGUAGES } from '@fairtick/wire/languages'
import { Box } from '@mui/material'
import { Section } from '../../parts/section.tsx'
import { type Form, LANGUAGE_NAMES } from './content-words.ts'
import { SimpleHtmlView } from './simple-html-view.tsx'

export function Previews({ texts }: { readonly texts: Form['texts'] }) {
  return (
    <Section title="Preview in all six languages">
      <Box sx={GRID}>
        {LANGUAGES.map((language) => {
          const text = texts[language]
          return (
            <Box component="article" key={language} aria-label={LANGUAGE_NAMES[language]} sx={CARD}>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {LANGUAGE_NAMES[language]}
                {text === undefined && ': none, English is shown and marked'}
              </Box>
              <Box lang={text === undefined ? 'en' : language}>
                <h3>{(text ?? texts.en).title}</h3>
                {(text ?? texts.en).summary !== '' && <p>{(text ?? texts.en).summary}</p>}
                <SimpleHtmlView html={(text ?? texts.en).html} />
              </Box>
            </Box>
          )
        })}
      </Box>
    </Section>
  )
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 2,
}
const CARD = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  p: 1.5,
  overflowWrap: 'anywhere',
  '& h3': { m: 0, mt: 0.5, fontSize: '1rem' },
  '& p, & h4, & ul, & ol': { m: 0, mt: 1 },
}
