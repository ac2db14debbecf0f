// Finds questions by words, whatever their width or case.

import type { CallResult } from '@fairtick/wire/api-contract'
import { textOfSimpleHtml } from '@fairtick/wire/simple-html'

export type Faq = CallResult<'customerService'>['faq'][number]

/** Those that hold every word of the text, in their question or answer; all for an empty text. */
export function searchFaq(faq: readonly Faq[], text: string): readonly Faq[] {
  const words = comparable(text).split(/\s+/).filter(Boolean)
  return faq.filter(({ question, html }) => {
    const where = comparable(`${question} ${textOfSimpleHtml(html)}`)
    return words.every((word) => where.includes(word))
  })
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
