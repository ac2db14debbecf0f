// `npm run recompute -- USER [FILE.csv …] [URL]`: a customer's orders, worked out from the tape.
//
// Reads what anybody can read, and what the customer can: nothing of the inside.

import { basename } from 'node:path'
import { CannotBegin, startCommand } from './command.ts'
import { readGivenFile, readGivenList } from './given-file.ts'

const DEFAULT_URL = 'http://127.0.0.1:8080'
const PHONE = /^\+?[0-9][0-9 ()-]*$/

await startCommand(
  {
    name: 'recompute',
    does: `Works out every fill, fee, margin, night and P/L of a customer's orders from the public
ticks of a running server, looks for levels and limits that should have acted earlier,
and compares saved files cell by cell. Needs nothing that the customer cannot
read.`,
    operands: [
      {
        name: 'USER|ORDERS.json',
        count: 'one',
        meaning: 'a phone number, or a list of what GET /api/orderdetail answered',
      },
      { name: 'FILE.csv', count: 'any', meaning: 'what was saved in the app' },
      { name: 'URL', count: 'at most one', meaning: `where customers reach it (${DEFAULT_URL})` },
    ],
    environment: {
      FAIRTICK_PASSWORD: 'the password of USER; without it it is asked for',
      OPERATOR_TIME_ZONE: 'where days are counted, for ORDERS.json (Asia/Tokyo)',
    },
    examples: ['09012345678 contracts.csv', 'orders.json https://trade.example'],
  },
  async ({ operands }) => {
    const [whose = '', ...files] = operands.filter((one) => !/^https?:/.test(one))
    const urls = operands.filter((one) => /^https?:/.test(one))
    if (whose === '') throw new CannotBegin('USER is missing: a phone number, or ORDERS.json.')
    if (urls.length > 1) throw new CannotBegin('One URL at a time.')
    const isList = whose.endsWith('.json')
    if (!isList && !PHONE.test(whose)) {
      throw new CannotBegin(`USER is a phone number or a .json file, not ${whose}.`)
    }
    const list = isList ? readGivenList(whose) : undefined
    const saved = files.map((path) => ({ name: basename(path), text: readGivenFile(path) }))
    const { recompute } = await import('./recompute/recompute.ts')
    const url = (urls[0] ?? DEFAULT_URL).replace(/\/$/, '')
    return await recompute(
      url,
      list === undefined ? { phone: whose } : { name: whose, list },
      saved,
    )
  },
)
