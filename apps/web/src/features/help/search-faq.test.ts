// Examples of searching the frequent questions.

import { describe, expect, it } from 'vitest'
import { type Faq, searchFaq } from './search-faq.ts'

const FAQ: readonly Faq[] = [
  {
    id: '1',
    question: 'How is a result decided?',
    html: '<p>By the <b>tick</b> in force at expiry.</p>',
    language: 'en',
  },
  {
    id: '2',
    question: 'デモ口座とは',
    html: '<p>10,000 USD のデモ資金で動きます。</p>',
    language: 'ja',
  },
]

const idsFor = (text: string) => searchFaq(FAQ, text).map(({ id }) => id)

describe('search of questions', () => {
  it('shows all without words', () => {
    expect(idsFor('  ')).toEqual(['1', '2'])
  })

  it('needs every word, in question or answer, in any case and width', () => {
    expect(idsFor('RESULT tick')).toEqual(['1'])
    expect(idsFor('ｄｅｍｏ')).toEqual([])
    expect(idsFor('ＵＳＤ　デモ')).toEqual(['2'])
    expect(idsFor('result ferry')).toEqual([])
    // A tag is no word.
    expect(idsFor('<b>')).toEqual([])
  })
})
