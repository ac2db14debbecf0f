// A database that takes its time now and then, as one does on a machine that is busy or pauses:
// what a test, or the product, takes for granted of the order of answers shows.

import type { Database, Queryable } from '@fairtick/server/platform/database'
import { drawNumber } from '@fairtick/testkit/drawn-sample'

/** Set by `npm run test:slow`: every test database is slowed. */
export const SLOW_DATABASE = 'FAIRTICK_TEST_SLOW'

/** Three statements of ten wait up to 60 ms, one of a hundred up to 400 ms. */
const OFTEN = { part: 0.3, mostMs: 60 } as const
const SELDOM = { part: 0.01, mostMs: 400 } as const

/** The same database where nobody asked for a slow one. */
export function slowIfAsked<Slowed extends Database>(database: Slowed): Slowed {
  return process.env[SLOW_DATABASE] === '1' ? slowed(database) : database
}

function slowed<Slowed extends Database>(database: Slowed): Slowed {
  const pause = createPauses()
  const late = ({ query }: Queryable): Queryable => ({
    query: async (sql, parameters) => {
      await pause()
      return await query(sql, parameters)
    },
  })
  const { engineLane } = database
  const inTurn = createTurns(pause)
  return {
    ...database,
    ...late(database),
    transaction: async (work) => {
      await pause()
      return await database.transaction((tx) => work(late(tx)))
    },
    // One connection: what is asked first goes out first, however long it waits.
    engineLane: {
      ...engineLane,
      query: (sql, parameters) => inTurn(() => engineLane.query(sql, parameters)) as never,
      write: (sql, parameters) => inTurn(() => engineLane.write(sql, parameters)),
      beside: late(engineLane.beside),
    },
    close: async () => {
      await inTurn(async () => {})
      await database.close()
    },
  }
}

function createTurns(pause: () => Promise<void>) {
  let last: Promise<void> = Promise.resolve()
  return <Result>(ask: () => Promise<Result>): Promise<Result> => {
    last = last.then(pause)
    return last.then(ask)
  }
}

/** Drawn from the commit, so that a run can be had again as far as two runs are ever alike. */
function createPauses(): () => Promise<void> {
  let place = 0
  const draw = (what: string) => drawNumber(`${what} ${place}`) / 2 ** 31
  return async () => {
    place += 1
    const lot = draw('pause')
    const kind = lot < SELDOM.part ? SELDOM : lot < SELDOM.part + OFTEN.part ? OFTEN : undefined
    if (kind === undefined) return
    await new Promise((resolve) => setTimeout(resolve, draw('length') * kind.mostMs))
  }
}
