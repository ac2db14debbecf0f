// Unread is what a recount of the messages gives, after any history of both sides.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import * as fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { addUser } from '../files/files-fixture.ts'
import { customer, openChatFixture } from './chat-fixture.ts'
import { insertMessage } from './message-store.ts'
import { updateAnswered, updateDeleted, updateResolved } from './office/inbox-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.query(
    `INSERT INTO staff (id, email, email_key, name, created_time) VALUES ('rei', 'r', 'r', 'Rei', 1)`,
  )
})
afterAll(() => database.close())

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('write', 'answer', 'answer', 'resolve') }),
  fc.record({ kind: fc.constantFrom('read', 'delete'), number: fc.nat(12) }),
)
type Step = { readonly kind: string; readonly number?: number }

/** What a screen would count by itself. */
type Counted = { readonly id: string; marked: number; readonly answers: Map<number, boolean> }

let runs = 0

test('unread equals a recount after a random history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      runs += 1
      const id = `person ${runs}`
      await addUser(database, id)
      let nowMs = Date.UTC(2026, 0, 15)
      const chat = openChatFixture(database, () => nowMs)
      const all: Counted[] = []
      for (const one of steps) {
        nowMs += 60_000
        await play(one, chat, { id, all })
        const { unread } = await chat.read(customer(id))
        if (unread !== recount(all)) throw new Error(`${unread} is not ${recount(all)}`)
      }
    }),
    { numRuns: 30 },
  )
})

async function play(
  { kind, number = 0 }: Step,
  chat: ReturnType<typeof openChatFixture>,
  { id, all }: { readonly id: string; readonly all: Counted[] },
): Promise<void> {
  const current = all.at(-1)
  const nowMs = chat.dependencies.nowMs()
  if (kind === 'write') {
    const { conversation } = await chat.send(customer(id), { text: 'x' })
    if (conversation.id !== current?.id) {
      all.push({ id: conversation.id, marked: 0, answers: new Map() })
    }
  } else if (current === undefined) {
    return
  } else if (kind === 'answer') {
    const { conversation } = await chat.read(customer(id))
    if (conversation?.status === 'resolved') return
    const place = await updateAnswered(database, current.id, nowMs)
    current.answers.set(place, true)
    await insertMessage(database, {
      ...{ conversationId: current.id, number: place, clientId: `a${place}`, sender: 'agent' },
      ...{ staffId: 'rei', text: 'y', imageFile: null, about: null, opensMs: null, timeMs: nowMs },
    })
  } else if (kind === 'resolve') {
    await updateResolved(database, current.id, nowMs)
  } else if (kind === 'delete') {
    const answers = [...current.answers.keys()]
    const place = answers[number % answers.length]
    if (place === undefined) return
    current.answers.set(place, false)
    await updateDeleted(database, current.id, place, nowMs)
  } else {
    const body = { conversation: current.id, number }
    await chat.calls.readChat({ query: {}, body }, customer(id))
    const { conversation } = await chat.read(customer(id))
    current.marked = Math.max(current.marked, Math.min(number, conversation?.lastNumber ?? 0))
  }
}

function recount(all: readonly Counted[]): number {
  return all.flatMap(({ marked, answers }) =>
    [...answers].filter(([place, isThere]) => isThere && place > marked),
  ).length
}
