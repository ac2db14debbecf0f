// Who is not let back in: stopped in time, by a token that was changed, by rows that were written,
// and what it leaves alone.

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { VISITOR } from '@fairtick/server/features/auth/session-fixture'
import { saveLimit } from '@fairtick/server/features/limits/public'
import { insertLock } from '@fairtick/server/features/locks/public'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { describe, expect, it } from 'vitest'
import { codeOf, HOLD_MS, stageLostAccess } from './lost-access-fixture.ts'

const NEW_PASSWORD = 'copper lantern 17'

const at = stageLostAccess()

describe('its owner stops it', () => {
  it('by the link of any mail about it, without logging in', async () => {
    const id = await at.held()
    expect(codeOf(await at.stopBy(at.stage.mailedToken(at.me.email) ?? ''))).toBe('done')
    await at.pass(HOLD_MS)
    expect(at.mailsTo(at.other).some(({ text }) => text.includes('.'))).toBe(true)
    expect(at.stage.mailedToken(at.other)).toBeUndefined()
    expect(codeOf(await at.stage.finish(await at.stage.finishToken(id), {}))).toBe('link_ended')
    const token = await at.stage.finishToken(id)
    const opened = await at.stage.calls.openRecovery({ query: {}, body: { token } }, VISITOR)
    expect(codeOf(opened)).toBe('link_ended')
  })

  it('at the very end of the hold: one of stop and link wins, and the other finds it ended', async () => {
    for (let round = 0; round < 4; round += 1) {
      at.clock.advanceMs(8 * HOUR_MS)
      at.me = await at.stage.enter()
      await at.loginStaff()
      const id = await at.held({ phone: at.me.phone, email: at.me.email, lost: ['password'] })
      at.clock.advanceMs(HOLD_MS)
      const token = await at.stage.finishToken(id)
      const stop = () => at.stage.calls.stopOwnRecovery({ query: {}, body: { id } }, at.me.context)
      const use = () => at.stage.finish(token, { password: NEW_PASSWORD })
      const both = await Promise.all(round % 2 === 0 ? [stop(), use()] : [use(), stop()])
      const { status } = await at.stage.rowOf(id)
      expect(both.map(codeOf).filter((code) => code === 'done')).toHaveLength(1)
      const known = await at.stage.auth.login(at.me.phone, NEW_PASSWORD)
      expect(codeOf(known)).toBe(status === 'done' ? 'done' : 'login_failed')
    }
  })

  it('a token of one purpose, of another request, or one that was changed does nothing', async () => {
    const id = await at.held()
    const stopping = at.stage.mailedToken(at.me.email) ?? ''
    const finishing = await at.stage.finishToken(id)
    expect(codeOf(await at.stopBy(finishing))).toBe('link_ended')
    const flipped = stopping.endsWith('A') ? 'B' : 'A'
    expect(codeOf(await at.stopBy(`${stopping.slice(0, -2)}${flipped}A`))).toBe('link_ended')
    await at.pass(HOLD_MS)
    expect(codeOf(await at.stage.finish(stopping, {}))).toBe('link_ended')
    await at.pass(7 * DAY_MS)
    expect(codeOf(await at.stage.finish(finishing, {}))).toBe('link_ended')
    await at.pass(1)
    expect(await at.stage.rowOf(id)).toMatchObject({ status: 'expired' })
  })
})

describe('breaks, locks and money', () => {
  it('stay as they are: it lifts no exclusion and no lock', async () => {
    const value = String(at.clock.wallMs() + 365 * DAY_MS)
    const limit = { field: 'selfExcludedUntil', value, pending: undefined } as const
    await saveLimit(at.database, TEST_ROW_SEAL, at.me.id, limit)
    const lock = { flag: 'login', reason: 'security_review', lockedBy: at.ann.id } as const
    await insertLock(at.database, TEST_ROW_SEAL, at.me.id, { ...lock, timeMs: 1 })
    const everything = async () => [
      await at.database.query('SELECT * FROM own_limit WHERE user_id = $1', [at.me.id]),
      await at.database.query('SELECT * FROM user_lock WHERE user_id = $1', [at.me.id]),
      await at.database.query('SELECT * FROM account WHERE user_id = $1 ORDER BY id', [at.me.id]),
    ]
    const before = await everything()
    const id = await at.held({ phone: at.me.phone, email: at.other, lost: ['password'] })
    expect((await at.caseOf(at.rei, id)).customer.locked).toEqual(['login'])
    await at.pass(HOLD_MS)
    const token = await at.stage.finishToken(id)
    expect(codeOf(await at.stage.finish(token, { password: NEW_PASSWORD }))).toBe('done')
    expect(await everything()).toEqual(before)
    expect(codeOf(await at.stage.auth.login(at.me.phone, NEW_PASSWORD))).toBe('locked')
  })
})

describe('a stop of the server', () => {
  it('in the middle of it leaves nothing half done, and the link good', async () => {
    const id = await at.held({ phone: at.me.phone, email: at.other, lost: ['password', 'factor'] })
    await at.pass(HOLD_MS)
    const token = await at.stage.finishToken(id)
    const everything = async () =>
      await at.database.query('SELECT * FROM app_user WHERE id = $1', [at.me.id])
    const before = await everything()
    const { mails } = at.stage.parts
    Object.assign(at.stage.parts, {
      mails: {
        ...mails,
        add: async () => {
          throw new Error('killed')
        },
      },
    })
    await expect(at.stage.finish(token, { password: NEW_PASSWORD })).rejects.toThrow('killed')
    Object.assign(at.stage.parts, { mails })
    expect([await everything(), (await at.stage.rowOf(id)).status]).toEqual([before, 'approved'])
    expect(codeOf(await at.stage.finish(token, { password: NEW_PASSWORD }))).toBe('done')
  })

  it('somebody else’s address or number is found before anything is written', async () => {
    const taken = await at.stage.enter()
    const id = await at.held({ phone: at.me.phone, email: at.other, lost: ['phone'] })
    await at.pass(HOLD_MS)
    const token = await at.stage.finishToken(id)
    expect(codeOf(await at.stage.finish(token, { phone: taken.phone }))).toBe('already_registered')
    const phone = `+8190666${String(at.people).padStart(5, '0')}`
    expect(codeOf(await at.stage.finish(token, { phone }))).toBe('done')
  })
})

describe('who can write rows', () => {
  const alter = (sql: string, values: readonly unknown[]) => at.database.query(sql, values)

  it('gets no request approved that nobody made, nor one that was changed', async () => {
    const id = await at.asked()
    await at.database.asOwner(
      `UPDATE recovery_request SET contact = 'eve@c.example' WHERE id = '${id}'`,
    )
    await at.database.asOwner('RESET ROLE; SET ROLE fairtick_app')
    expect(await at.approve(at.rei, id)).toBe('target_altered')
  })

  it('approves nothing, shortens no hold, and brings nothing back that has ended', async () => {
    const id = await at.asked()
    const planted = [id, at.rei.id, at.clock.wallMs(), 'x'.repeat(64), 'x']
    await alter('INSERT INTO recovery_first_approval VALUES ($1, $2, $3, $4, $5)', planted)
    expect([await at.approve(at.sam, id), (await at.stage.rowOf(id)).status]).toEqual([
      'done',
      'pending',
    ])
    const until = at.clock.wallMs() - 1
    await alter(
      `UPDATE recovery_request SET status = 'approved', hold_until = $2, hold_seal = 'x.x'
       WHERE id = $1`,
      [id, until],
    )
    expect(codeOf(await at.stage.finish(await at.stage.finishToken(id), {}))).toBe('link_ended')
    const sooner = 'UPDATE recovery_request SET hold_until = hold_until - 1 WHERE id = $1'
    await expect(alter(sooner, [id])).rejects.toThrow('final')
    expect(
      codeOf(await at.stage.calls.stopOwnRecovery({ query: {}, body: { id } }, at.me.context)),
    ).toBe('done')
    const revive = `UPDATE recovery_request SET status = 'approved', ended_time = NULL WHERE id = $1`
    await expect(alter(revive, [id])).rejects.toThrow('final')
  })

  it('turns no link to an address that was written into the account', async () => {
    const id = await at.held({ phone: at.me.phone, email: at.me.email, lost: ['password'] })
    await alter(
      `UPDATE app_user SET email = 'eve@c.example', email_key = 'eve@c.example'
      WHERE id = $1`,
      [at.me.id],
    )
    await at.pass(HOLD_MS)
    const token = await at.stage.finishToken(id)
    expect(codeOf(await at.stage.finish(token, { password: NEW_PASSWORD }))).toBe('contact_altered')
    await alter('UPDATE app_user SET email = $2, email_key = $2 WHERE id = $1', [
      at.me.id,
      at.me.email,
    ])
  })
})
