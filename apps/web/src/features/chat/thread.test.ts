// The thread of a chat: whatever comes twice, late or out of order stands once and in order.

import type { ChatConversation, ChatMessage } from '@fairtick/wire/socket/frames'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_THREAD, isReadByStaff, lastKnown, mergeInto, withTombstone } from './thread.ts'

function conversation(id: string, more: Partial<ChatConversation> = {}): ChatConversation {
  return {
    ...{ id, status: 'open', startTime: 1, lastNumber: 0, readByMe: 0, readByStaff: 0 },
    ...{ rating: null, fromVisitor: false, previousId: null },
    ...more,
  }
}

function message(number: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    ...{ id: `c-${number}`, number, from: 'me', clientId: `k${number}`, text: `${number}` },
    ...{ image: null, about: null, opensAt: null, time: number, deleted: false, read: false },
    ...more,
  }
}

test('every message stands once and in order, whatever came when and how often', () => {
  const pieces = fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 10 }))
  fc.assert(
    fc.property(pieces, (given) => {
      const thread = given.reduce(
        (before, numbers) =>
          mergeInto(
            before,
            conversation('c'),
            numbers.map((one) => message(one)),
          ),
        EMPTY_THREAD,
      )
      const numbers = thread.flatMap(({ messages }) => messages.map(({ number }) => number))
      expect(numbers).toEqual([...new Set(given.flat())].toSorted((a, b) => a - b))
    }),
  )
})

test('conversations stand oldest first, earlier ones before', () => {
  const newest = mergeInto(EMPTY_THREAD, conversation('b'), [message(1)])
  const both = mergeInto(newest, conversation('a'), [message(1)], 'oldest')
  const three = mergeInto(both, conversation('c'), [])
  expect(three.map((section) => section.conversation.id)).toEqual(['a', 'b', 'c'])
})

test('markers never go back, also when answers cross', () => {
  const first = mergeInto(EMPTY_THREAD, conversation('c', { lastNumber: 5, readByStaff: 4 }), [])
  const late = mergeInto(first, conversation('c', { lastNumber: 3, readByStaff: 2 }), [])
  expect(late[0]?.conversation).toMatchObject({ lastNumber: 5, readByStaff: 4 })
  const [section] = mergeInto(late, conversation('c'), [message(4), message(5)])
  if (section === undefined) throw new Error('nothing there')
  expect(section.messages.map((one) => isReadByStaff(section, one))).toEqual([true, false])
})

test('what was deleted stays deleted, also when an older answer comes after', () => {
  const thread = mergeInto(EMPTY_THREAD, conversation('c'), [message(1, { text: 'secret' })])
  const deleted = withTombstone(thread, 'c', 1)
  const again = mergeInto(deleted, conversation('c'), [message(1, { text: 'secret' })])
  expect(again[0]?.messages[0]).toMatchObject({ deleted: true, text: '' })
  expect(lastKnown(again, 'c')).toBe(1)
})
