// Help for who lost what guards an account, over the office's real HTTP: two people, a wait, and a
// link by which the person alone sets it anew.

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { VISITOR } from '@fairtick/server/features/auth/session-fixture'
import { notices } from '@fairtick/words/en/notices'
import { describe, expect, it } from 'vitest'
import { drawPicture } from '../upload-picture.ts'
import {
  codeOf,
  HOLD_MS,
  LOGIN_PASSWORD,
  type Person,
  stageLostAccess,
} from './lost-access-fixture.ts'
import { outcome } from './office-fixture.ts'

const NEW_PASSWORD = 'copper lantern 17'

const at = stageLostAccess()

describe('who lost mail, password and second factor', () => {
  it('is let through by two people, waits, and sets all of it alone, once', async () => {
    const lost = ['password', 'factor', 'fund_password', 'phone'] as const
    const id = await at.asked({ phone: at.me.phone, email: at.other, lost: [...lost] })
    expect(await at.caseOf(at.rei, id)).toMatchObject({
      lost: ['email', 'password', 'phone', 'factor', 'fund_password'],
      evidence: { password: true, ownAddress: false, knownBrowser: true, pictures: 0 },
      ...{ address: 'l•••@a.example', contact: 'r•••@b.example', status: 'pending' },
    })
    expect(await at.approve(at.rei, id)).toBe('done')
    expect(await at.stage.rowOf(id)).toMatchObject({ status: 'pending' })
    expect(await at.approve(at.sam, id)).toBe('done')
    expect(await at.stage.rowOf(id)).toMatchObject({ status: 'approved' })
    await at.stage.auth.sendMails()
    expect(at.mailsTo(at.me.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(notices.recoveryAskedTitle),
      expect.stringContaining(notices.recoveryApprovedTitle.replace('{{until}}', '')),
    ])
    const early = await at.stage.finishToken(id)
    expect(codeOf(await at.stage.finish(early, {}))).toBe('link_ended')
    await at.pass(HOLD_MS - 1)
    expect(at.stage.mailedToken(at.other)).toBeUndefined()
    expect(codeOf(await at.stage.finish(early, {}))).toBe('link_ended')
    await at.pass(1)
    const token = at.stage.mailedToken(at.other) ?? ''
    expect(token).toBe(early)
    expect(at.mailsTo(at.me.email).every(({ text }) => !text.includes(token))).toBe(true)

    const phone = `+8190888${String(at.people).padStart(5, '0')}`
    const form = { password: NEW_PASSWORD, fundPassword: '508213', phone }
    expect(codeOf(await at.stage.finish(token, { ...form, code: '000000' }))).toBe('otp_wrong')
    const done = await at.stage.finish(token, form)
    expect(done).toEqual({ newRecoveryCodes: expect.arrayContaining([expect.any(String)]) })
    expect(codeOf(await at.stage.finish(token, form))).toBe('link_ended')
    expect(codeOf(await at.stopBy(at.stage.mailedToken(at.me.email) ?? ''))).toBe('link_ended')

    expect(codeOf(await at.stage.auth.login(at.me.phone, LOGIN_PASSWORD))).toBe('login_failed')
    expect(codeOf(await at.stage.auth.login(phone, NEW_PASSWORD))).toBe('otp_required')
    const { caller } = at.me.context
    const sessions = await at.database.query('SELECT 1 FROM session WHERE user_id = $1', [at.me.id])
    expect([caller.userId, sessions]).toEqual([at.me.id, []])
    expect(at.stage.auth.endings).toContainEqual({ userId: at.me.id })
    const held = await at.database.query<{ change: string }>(
      'SELECT change FROM security_change WHERE user_id = $1 AND time = $2 ORDER BY change',
      [at.me.id, at.clock.wallMs()],
    )
    expect(held.map(({ change }) => change)).toEqual([
      ...['contact', 'factor', 'fund_password', 'password'],
    ])
    await at.stage.auth.sendMails()
    await at.stage.auth.sendMails()
    for (const to of [at.me.email, at.other]) {
      expect(at.mailsTo(to).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining(notices.recoveryDoneTitle),
      )
    }
  })

  it('keeps what was not lost, and its own address where that was proved', async () => {
    const id = await at.held({ phone: at.me.phone, email: at.me.email, lost: ['factor'] })
    await at.pass(HOLD_MS)
    expect(codeOf(await at.stage.finish(await at.stage.finishToken(id), {}))).toBe('done')
    const answer = await at.stage.auth.login(at.me.phone, LOGIN_PASSWORD)
    expect(answer).toMatchObject({ code: 'otp_required', detail: { method: 'totp' } })
  })

  it('sets the proved address also where somebody changed the account’s since', async () => {
    const id = await at.held({ phone: at.me.phone, email: at.me.email, lost: ['password'] })
    const thiefs = `thief${at.people}@c.example`
    const otp = await at.stage.auth.codeFor(thiefs, 'security')
    expect(otp).toBe('')
    const body = { email: thiefs, purpose: 'security' } as const
    await at.stage.auth.calls.verificationCode({ query: {}, body }, at.me.context)
    const code = at.stage.auth.mails
      .findLast(({ to }) => to === thiefs)
      ?.text.match(/\b\d{6}\b/)?.[0]
    const change = { email: thiefs, otp: code ?? '', password: LOGIN_PASSWORD }
    await at.stage.auth.calls.changeEmail({ query: {}, body: change }, at.me.context)
    await at.pass(HOLD_MS)
    const token = await at.stage.finishToken(id)
    expect(codeOf(await at.stage.finish(token, { password: NEW_PASSWORD }))).toBe('done')
    const [user] = await at.database.query('SELECT email FROM app_user WHERE id = $1', [at.me.id])
    expect(user).toEqual({ email: at.me.email })
  })
})

describe('answers tell nothing of an account (REL-49)', () => {
  it('alike for a known and an unknown number, a right and a wrong password', async () => {
    const shape = { pictures: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/) }
    const form = { email: at.other, password: LOGIN_PASSWORD }
    expect(await at.stage.ask({ ...form, phone: at.me.phone })).toEqual(shape)
    const unknown = await at.stage.ask({ ...form, phone: '+819099999999' })
    expect(unknown).toEqual(shape)
    expect(await at.stage.ask({ ...form, phone: at.me.phone, password: 'wrong' })).toEqual(shape)
    const file = new File([Uint8Array.from(await drawPicture())], 'file')
    const token = 'pictures' in unknown ? unknown.pictures : ''
    const added = await at.stage.calls.addRecoveryPicture(
      { query: {}, body: { file, token } },
      VISITOR,
    )
    expect(added).toEqual({})
  })

  it('without anything that speaks for them nobody is told, and nobody reviews it', async () => {
    await at.stage.ask({ phone: at.me.phone, email: at.other, lost: ['password'] })
    await at.stage.keep()
    expect(at.mailsTo(at.me.email)).toEqual([])
    const id = await at.stage.newestOf(at.me.id)
    expect(await outcome(at.caseOf(at.rei, id))).toBe('not_found')
    expect(await at.approve(at.rei, id)).toBe('not_found')
  })

  it('three from an address are enough, and then one waits', async () => {
    const form = { phone: at.me.phone, email: at.other, password: LOGIN_PASSWORD }
    const answers = [await at.stage.ask(form), await at.stage.ask(form), await at.stage.ask(form)]
    expect(answers.map(codeOf)).toEqual(['done', 'done', 'done'])
    expect(codeOf(await at.stage.ask(form))).toBe('too_many')
  })
})

describe('two different people of the staff (REL-58)', () => {
  it('who looks says so, and hinders nobody', async () => {
    const id = await at.asked()
    const { claim } = await at.sam.client.call('claimRecovery', { body: { id } })
    expect(claim.staffId).toBe(at.sam.id)
    expect((await at.caseOf(at.rei, id)).claim?.staffId).toBe(at.sam.id)
    await at.sam.client.call('releaseRecovery', { body: { id } })
    expect((await at.caseOf(at.rei, id)).claim).toBeNull()
  })

  it('one alone begins no hold, also not twice, nor without the permission', async () => {
    const id = await at.asked()
    expect([await at.approve(at.rei, id), await at.approve(at.rei, id)]).toEqual([
      'done',
      'own_request',
    ])
    expect(await at.approve(at.ann, id)).toBe('unauthorized')
    at.ann = await at.stage.office.loginAgain(at.ann)
    expect(await at.approve(at.ann, id)).toBe('not_permitted')
    expect(await at.stage.rowOf(id)).toMatchObject({ status: 'pending' })
  })

  it('who is the customer approves nothing of their own', async () => {
    const id = await at.asked({ phone: at.me.phone, email: 'rei@house.example' })
    expect([await at.approve(at.rei, id), await at.approve(at.sam, id)]).toEqual([
      'own_request',
      'done',
    ])
  })

  it('a reason goes to the proved address, also during the hold', async () => {
    const id = await at.held()
    const body = { id, reason: 'document_differs' } as const
    expect(await outcome(at.rei.act('declineRecovery', { body }))).toBe('done')
    await at.pass(HOLD_MS)
    const [told] = at.mailsTo(at.other).filter(({ subject }) => subject.includes('declined'))
    expect(told?.text).toContain('The document is not that of')
    expect(at.stage.mailedToken(at.other)).toBeUndefined()
    expect(codeOf(await at.stage.finish(await at.stage.finishToken(id), {}))).toBe('link_ended')
    await at.loginStaff()
    expect(await at.approve(at.sam, id)).toBe('not_found')
  })

  it('one hold of an account runs at a time', async () => {
    await at.held()
    const second = await at.asked({ phone: at.me.phone, email: `more${at.people}@b.example` })
    expect(await at.approve(at.rei, second)).toBe('changed_meanwhile')
  })

  it('every look is in the audit log, and a picture with its reason', async () => {
    const answer = await at.stage.ask({ phone: at.me.phone, email: at.other, lost: ['password'] })
    const token = 'pictures' in answer ? answer.pictures : ''
    const add = async () => {
      const file = new File([Uint8Array.from(await drawPicture())], 'file')
      return await at.stage.calls.addRecoveryPicture({ query: {}, body: { file, token } }, VISITOR)
    }
    await add()
    await at.stage.keep()
    const id = await at.stage.newestOf(at.me.id)
    expect(await at.approve(at.rei, id)).toBe('done')
    const { pictures } = await at.caseOf(at.sam, id)
    const query = { id, picture: pictures[0]?.id ?? '', reason: 'review' } as const
    const look = async () => {
      const { client } = at.sam
      return await client.picture('recoveryPicture', { query }, new AbortController().signal)
    }
    expect((await look()).size).toBeGreaterThan(50)
    const entries = await at.database.query<{ action: string }>(
      'SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY number',
      [id],
    )
    expect(entries.map(({ action }) => action)).toEqual([
      ...['recovery.approve_first', 'recovery.read', 'recovery.picture'],
    ])
    // With another picture it is another case: the first approval does not count.
    await add()
    expect([await at.approve(at.sam, id), (await at.stage.rowOf(id)).status]).toEqual([
      'done',
      'pending',
    ])
    // Four are sent, three are kept.
    expect([await add(), await add()]).toEqual([{}, {}])
    expect((await at.caseOf(at.sam, id)).pictures).toHaveLength(3)
    await at.pass(14 * DAY_MS + 1)
    await at.pass(90 * DAY_MS + 1)
    await at.loginStaff()
    expect((await at.caseOf(at.sam, id)).pictures.every(({ isErased }) => isErased)).toBe(true)
    expect(await outcome(look())).toBe('not_found')
  })
})

it('its owner stops it from a session, and nobody else does', async () => {
  const id = await at.held()
  const stranger = await at.stage.enter()
  const stop = (context: Person['context']) =>
    at.stage.calls.stopOwnRecovery({ query: {}, body: { id } }, context)
  const { recoveries } = (await at.stage.calls.recoveries(
    { query: {}, body: {} },
    at.me.context,
  )) as {
    recoveries: unknown[]
  }
  expect(recoveries).toMatchObject([{ id, status: 'approved', contact: 'r•••@b.example' }])
  expect(codeOf(await stop(stranger.context))).toBe('not_found')
  expect(await stop(at.me.context)).toEqual({ recoveries: [] })
  expect(codeOf(await stop(at.me.context))).toBe('not_found')
})

it('the wait is a recorded setting that two people change', async () => {
  const bob = await at.stage.office.setUpSecond()
  at.ann = await at.stage.office.loginAgain(at.ann)
  const limits = { ...at.stage.office.parts.terms.limits(), recoveryHoldHours: 24 }
  const change = { kind: 'limits', limits } as const
  const { id, hash } = await at.ann.act('requestChange', { body: { change, note: '' } })
  expect(await outcome(at.ann.act('approveChange', { body: { id, hash } }))).toBe('own_request')
  await bob.act('approveChange', { body: { id, hash } })
  await at.stage.office.parts.terms.reload()
  const request = await at.held()
  const { holdUntilMs } = await at.stage.rowOf(request)
  expect(Math.ceil((holdUntilMs - at.clock.wallMs()) / HOUR_MS)).toBe(24)
})
