// The words of the page while several of them are asked for at once.

import { describe, expect, test } from 'vitest'
import {
  chooseLanguage,
  chosenLanguage,
  currentLanguage,
  speak,
  speakDetails,
  speakMoney,
} from './i18n.ts'

describe('words that are asked for while others are under way', () => {
  test('a screen that opens meanwhile does not undo a chosen language', async () => {
    await speak('ja', 'auth')
    const chosen = chooseLanguage('th')
    const opened = speakMoney()
    await Promise.all([chosen, opened])
    expect(currentLanguage()).toBe('th')
  })

  test('a screen does not open before the language chosen meanwhile is there', async () => {
    await speak('ja', 'auth')
    const opened = speakDetails()
    const chosen = chooseLanguage('ko')
    await opened
    expect(currentLanguage()).toBe('ko')
    await chosen
  })

  test('of two choices the later one holds', async () => {
    await speak('ja', 'auth')
    await Promise.all([chooseLanguage('ms'), chooseLanguage('zh')])
    expect([currentLanguage(), chosenLanguage()]).toEqual(['zh', 'zh'])
  })
})
