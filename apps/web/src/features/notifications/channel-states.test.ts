// What can be chosen of a kind: never nothing where money is.

import { usualChoice } from '@fairtick/wire/notification-kinds'
import { describe, expect, it } from 'vitest'
import { channelStates, toggled } from './channel-states.ts'

const of = (kind: 'security' | 'money' | 'chat' | 'orders') => ({ kind, ...usualChoice(kind) })
const OFFERED = { isPushOffered: true }

describe('the channels of a kind', () => {
  it('are fixed where a rule says so', () => {
    expect(channelStates(of('security'), OFFERED)).toEqual([
      { channel: 'app', isOn: true, isFixed: true },
      { channel: 'push', isOn: true, isFixed: false },
      { channel: 'mail', isOn: true, isFixed: true },
    ])
    expect(channelStates(of('orders'), OFFERED).some(({ isFixed }) => isFixed)).toBe(false)
  })

  it('leave one besides the app where money is: the last one is fixed', () => {
    const [app, push, mail] = channelStates(toggled(of('money'), 'mail'), OFFERED)
    expect([app?.isFixed, push?.isFixed, mail?.isFixed]).toEqual([true, true, false])
  })

  it('are those that there are', () => {
    const names = channelStates(of('chat'), OFFERED).map(({ channel }) => channel)
    expect(names).toEqual(['app', 'push'])
    const mailless = toggled(of('money'), 'mail')
    expect(channelStates(mailless, { isPushOffered: false })).toEqual([
      { channel: 'app', isOn: true, isFixed: true },
      { channel: 'mail', isOn: true, isFixed: true },
    ])
  })
})
