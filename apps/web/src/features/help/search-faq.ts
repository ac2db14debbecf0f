// Finds questions by words, whatever their width or case.

export type Faq = { readonly id: string; readonly question: string; readonly answer: string }

/** Those that hold every word of the text, in their question or answer; all for an empty text. */
export function searchFaq(faq: readonly Faq[], text: string): readonly Faq[] {
  const words = comparable(text).split(/\s+/).filter(Boolean)
  return faq.filter(({ question, answer }) => {
    const where = comparable(`${question} ${answer}`)
    return words.every((word) => where.includes(word))
  })
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
