// Until when a member's fees earn is said to both sides, and only where the rules name months.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Invitation } from '../use-share-records.ts'
import type { Member, Team } from '../use-team.ts'

// A page of its own, where nothing is spoken yet: texts are named by their keys.
vi.resetModules()
const { RewardRules } = await import('./reward-rules.tsx')
const { MemberList } = await import('./member-list.tsx')
const { EarnedOfMine } = await import('./earned-of-mine.tsx')

const rulesOf = (months: number | null) =>
  renderToStaticMarkup(<RewardRules rates={['0.1']} months={months} />)

test('the rules of rewards name the months where there are any', () => {
  expect(rulesOf(12)).toContain('team.ruleMonths')
  expect(rulesOf(null)).not.toContain('team.ruleMonths')
})

const mineOf = (earningOfMine: Invitation['earningOfMine']) => {
  const ofMine = [{ level: 1, amount: '1' }]
  const invitation = { ofMine, rates: ['0.1'], earningOfMine } as unknown as Invitation
  return renderToStaticMarkup(<EarnedOfMine invitation={invitation} />)
}

test('a member reads until when others earn of their fees, or that it is over', () => {
  const lastDay = '2027-01-05'
  expect(mineOf({ lastDay, hasEnded: false })).toContain('team.ofMineUntil')
  expect(mineOf({ lastDay, hasEnded: true })).toContain('team.ofMineEnded')
  expect(mineOf(null)).not.toMatch(/ofMineUntil|ofMineEnded/)
})

test('of each member it is said beside what they earned me', () => {
  const of = (id: string, earning: Member['earning']): Member => ({
    ...{ id, earning, nickname: 'F***b', time: 0, deposited: false, volume: '0', rewards: '0' },
  })
  const lastDay = '2027-01-05'
  const rows = [
    ...[of('a', { lastDay, hasEnded: false }), of('b', { lastDay, hasEnded: true }), of('c', null)],
  ]
  const team = { state: 'ready', rows, hasMore: false } as unknown as Team
  const html = renderToStaticMarkup(<MemberList team={team} level="1" onClear={undefined} />)
  expect(html.match(/team\.(joined|earnsUntil|earnedUntil)/g)).toEqual([
    ...['team.joined', 'team.earnsUntil', 'team.joined', 'team.earnedUntil', 'team.joined'],
  ])
})
