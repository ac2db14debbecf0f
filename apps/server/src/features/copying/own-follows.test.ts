// A follow ends when its follower turns out to be the leader, however that is found, and also where
// nobody was left to end it (TR-10.7).

import { shownId, shownName, stageCopying } from '@fairtick/server/test/copying-fixture'
import { drainTestInbox, TEST_ROW_SEAL, waitingInInbox } from '@fairtick/server/test/row-seal'
import { insertMember, memberContext as memberOf, userOf } from '@fairtick/server/test/team-members'
import { isDeclined } from '@fairtick/wire/handler'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OutboxMessage } from '../../engine/engine-port.ts'
import { reconcile } from '../../engine/verify/reconciliation.ts'
import { verifyTape } from '../../engine/verify/verify-tape.ts'
import type { Queryable } from '../../platform/database.ts'
import { drainOutbox } from '../../platform/outbox.ts'
import { findUnauthorised } from '../authority/public.ts'
import { type LinksFixture, openLinks } from '../linked-accounts/linked-accounts-fixture.ts'
import { bankSignal, identitySignal } from '../linked-accounts/public.ts'
import { addMessages } from '../messages/public.ts'
import { copyMessagesOf } from './public.ts'

const { at, follow, mine } = stageCopying()
let links: LinksFixture
beforeEach(() => {
  links = openLinks(at.database, at.engine)
})

const identify = (id: string, number: string) => note(id, identitySignal(number))
/** In the database, and nothing follows from it yet. */
const note = (id: string, signal: ReturnType<typeof identitySignal>) =>
  at.database.transaction((tx) => links.links.note(tx, userOf(id), [signal]))
const ended = async () => {
  const [newest] = (await mine()).data
  return newest?.endReason ?? newest?.status
}

const FOUND: Record<string, () => Promise<unknown>> = {
  'by a bank account that is bound': async () => {
    await links.bind(at.leader, `50${at.count}`)
    expect(await ended()).toBe('active')
    await links.bind(at.follower, `50${at.count}`)
  },
  'by a document that is approved': async () => {
    await identify(at.follower, `n${at.count}`)
    await identify(at.leader, `n${at.count}`)
    await links.links.apply(userOf(at.leader))
  },
  'by a visit from the same browser, until somebody has looked': async () => {
    await links.visit(at.leader, { deviceToken: `t${at.count}` })
    await links.visit(at.follower, { deviceToken: `t${at.count}` })
  },
  'by staff who confirm what was lifted before it began': async () => {
    await at.stage.unfollow(memberOf(at.follower), at.leader, { close: true })
    await links.visit(at.leader, { deviceToken: `t${at.count}` })
    await links.visit(at.follower, { deviceToken: `t${at.count}` })
    await links.decide('lifted')
    expect(isDeclined(await follow())).toBe(false)
    await links.links.applyAll()
    expect(await ended()).toBe('active')
    await links.decide('confirmed')
  },
  'by a third account that is both': async () => {
    const third = `third${at.count}`
    await insertMember(at.database, third)
    for (const [one, token] of [
      ...[
        [at.leader, 'u'],
        [third, 'u'],
        [third, 'v'],
        [at.follower, 'v'],
      ],
    ] as const)
      await links.visit(one, { deviceToken: `${token}${at.count}` })
    expect(await ended()).toBe('active')
    await links.decide('confirmed')
  },
}

describe('TR-10.7: a follow ends when its follower turns out to be the leader', () => {
  it.each(Object.entries(FOUND))('%s', async (_, find) => {
    await follow()
    await stageOpen('a')
    await find()
    expect(await ended()).toBe('linked')
    await at.stage.lead(at.engine.trade(at.leader, `${at.leader}-b`))
    const { data } = await at.stage.records(at.follower, { kind: 'opened' })
    expect(JSON.stringify(data)).not.toContain(`${at.leader}-b@${at.follower}`)
    expect(await follow()).toMatchObject({ declined: 'invalid' })
  })

  it('and no other one; what is open stays, closes with the leader, and adds up', async () => {
    await follow()
    const other = `o${at.count}`
    await at.stage.addCustomer(other)
    await at.stage.follow(memberOf(other), at.leader)
    await stageOpen('a')
    await FOUND['by a bank account that is bound']?.()
    expect((await mine()).data[0]).toMatchObject({ status: 'ended', openCopies: 1 })
    expect((await mine(other)).data[0]).toMatchObject({ status: 'active' })
    await at.stage.move('65000')
    await at.stage.lead(at.engine.close(at.leader, `${at.leader}-a`))
    expect((await mine()).data[0]).toMatchObject({ openCopies: 0, endReason: 'linked' })
    expect((await verifyTape(at.database, 'genesis')).findings).toEqual([])
    expect(await reconcile(at.database)).toMatchObject({ isClean: true })
  })
})

describe('a follow of oneself is not missed', () => {
  const bank = () =>
    bankSignal({
      ...{ bankWay: 'zengin', branchNumber: '001', bankCode: '0001', ifsc: '' },
      cardNumber: `60${at.count}`,
    })

  it('where the server died before it did what follows from a link', async () => {
    await follow()
    await note(at.leader, bank())
    await note(at.follower, bank())
    expect(await ended()).toBe('active')
    await links.links.applyAll()
    expect(await ended()).toBe('linked')
  })

  it('where the engine was away: asked once, and only of the follow that ran then', async () => {
    const away = openLinks(at.database, {
      now: at.engine.now,
      ask: () => Promise.reject(new Error('away')),
    })
    await follow()
    await note(at.leader, bank())
    await note(at.follower, bank())
    for (let pass = 0; pass < 3; pass += 1) await away.links.apply(userOf(at.follower))
    expect(await waitingInInbox(at.database)).toHaveLength(1)
    expect(await ended()).toBe('active')
    await drainTestInbox(at.database, at.engine.ask)
    expect(await ended()).toBe('linked')
  })

  it('by a row without a seal nobody is parted from a leader', async () => {
    await follow()
    const command = ['end-linked-follow', at.follower, at.leader, await begun()]
    await at.database.query(
      `INSERT INTO engine_inbox (cause, command, time, seal) VALUES ($1, $2::json, 1, 'forged')`,
      [`linked-follow:${at.count}`, JSON.stringify(command)],
    )
    await drainTestInbox(at.database, at.engine.ask)
    expect(await ended()).toBe('active')
  })

  it('and the check of authority knows who was never linked', async () => {
    await follow()
    const findings = async () =>
      (await findUnauthorised(at.database, TEST_ROW_SEAL)).filter((one) =>
        one.includes(`end-linked-follow ${at.follower}`),
      )
    await FOUND['by a bank account that is bound']?.()
    expect(await ended()).toBe('linked')
    expect(await findings()).toEqual([])
    const stranger = `s${at.count}`
    await at.stage.addCustomer(stranger)
    await at.stage.follow(memberOf(stranger), at.leader)
    await at.engine.ask({
      ...{ kind: 'end-linked-follow', accountId: stranger, leaderId: at.leader },
      begun: await begun(stranger),
    })
    const found = await findUnauthorised(at.database, TEST_ROW_SEAL)
    expect(found.filter((one) => one.includes(stranger)).join()).toContain('never linked')
  })
})

it('the follower is told what ended and why, once', async () => {
  await follow()
  await FOUND['by a document that is approved']?.()
  await links.links.applyAll()
  const handle = async (tx: Queryable, batch: readonly OutboxMessage[]) => {
    for (const one of batch)
      await addMessages(tx, await copyMessagesOf({ tx, rowSeal: TEST_ROW_SEAL }, one), 1)
    return []
  }
  await drainOutbox(at.database, { handle, onCommitted: () => {} })
  const messages = await at.database.query(
    `SELECT template, message_values, about_kind, about_id FROM message
     WHERE user_id = $1 AND template LIKE 'copy-%'`,
    [userOf(at.follower)],
  )
  expect(messages).toEqual([
    {
      ...{ template: 'copy-linked', message_values: { name: shownName(at.leader) } },
      ...{ about_kind: 'follow', about_id: shownId(at.leader) },
    },
  ])
})

const stageOpen = (order: string) =>
  at.stage.lead(at.engine.trade(at.leader, `${at.leader}-${order}`))

async function begun(id = at.follower): Promise<number> {
  const [row] = await at.database.query<{ begun: bigint }>(
    'SELECT begun FROM copy_follow WHERE account_id = $1 AND ended_time IS NULL',
    [id],
  )
  return Number(row?.begun)
}
