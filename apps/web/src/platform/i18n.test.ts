// The words of the page while several of them are asked for at once.

import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  chooseLanguage,
  chosenLanguage,
  currentLanguage,
  speak,
  speakDetails,
  speakMoney,
} from './i18n.ts'
import { openBrowser } from './tabs-fixture.ts'

afterEach(() => vi.unstubAllGlobals())

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

describe('a device on which nobody has chosen a language', () => {
  async function openApp() {
    const app = await openBrowser().openTab(() => import('./i18n.ts'))
    await app.speak('ja', 'auth')
    return app
  }

  test('takes that of the account that comes in, and keeps it', async () => {
    const app = await openApp()
    await app.adoptLanguage('th')
    expect([app.currentLanguage(), app.chosenLanguage()]).toEqual(['th', 'th'])
    await app.adoptLanguage('ko')
    expect(app.currentLanguage()).toBe('th')
  })

  test("is offered the browser's own, until one is chosen", async () => {
    const app = await openApp()
    const suggestedIn = (language: string) => {
      vi.stubGlobal('navigator', { language })
      return app.suggestedLanguage()
    }
    expect(['th-TH', 'ja-JP', 'fr'].map(suggestedIn)).toEqual(['th', undefined, undefined])
    await app.chooseLanguage('ja')
    expect(suggestedIn('th-TH')).toBeUndefined()
  })
})
