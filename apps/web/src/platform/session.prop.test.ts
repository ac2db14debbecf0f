// Whatever two tabs do, and however late they hear of each other: none shows what is another's.

import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from './tabs-fixture.ts'

afterEach(() => vi.unstubAllGlobals())

const deed = fc.record({
  tab: fc.nat({ max: 1 }),
  does: fc.constantFrom('enter', 'renew', 'leave', 'refused', 'read', 'fill in', 'hear'),
  person: fc.constantFrom('ann', 'bob'),
})

test('what a tab holds is of the person whose token it holds', async () => {
  const run = async (deeds: readonly (typeof deed extends fc.Arbitrary<infer D> ? D : never)[]) => {
    const browser = openBrowser()
    const open = async () => {
      const session = await browser.openTab(() => import('./session.ts'))
      const held = { read: new Set<string>(), drafts: new Set<string>() }
      session.endsWithVisit(() => held.read.clear())
      session.endsWithPerson(() => held.drafts.clear())
      return { session, held }
    }
    const tabs = [await open(), await open()]
    /** As the server knows it. */
    const ownerOf = new Map<string, string>()
    const newToken = (person: string) => {
      const token = `${ownerOf.size}`.padStart(12, '0')
      ownerOf.set(token, person)
      return token
    }
    for (const { tab, does, person } of deeds) {
      const { session, held } = tabs[tab] ?? (await open())
      const token = session.token.get()
      const owner = ownerOf.get(token ?? '')
      if (does === 'enter') session.beginSession(newToken(person), person)
      if (does === 'renew' && owner) session.beginSession(newToken(owner), session.visitorId())
      if (does === 'leave') session.leaveSession()
      if (does === 'refused') session.endSession(token)
      if (does === 'read' && owner) held.read.add(owner)
      if (does === 'fill in' && owner) held.drafts.add(owner)
      if (does === 'hear') browser.tell()
      for (const each of tabs) {
        const now = ownerOf.get(each.session.token.get() ?? '')
        expect([...each.held.read].filter((one) => one !== now)).toEqual([])
        if (now) expect([...each.held.drafts].filter((one) => one !== now)).toEqual([])
        expect([now, undefined]).toContain(each.session.visitorId())
      }
    }
    browser.tell()
    expect(tabs[0]?.session.token.get()).toBe(tabs[1]?.session.token.get())
  }
  await fc.assert(fc.asyncProperty(fc.array(deed, { maxLength: 25 }), run), { numRuns: 60 })
})
