// Hostile input for every call of the contract, made from its schemas (REL-36, 38, 39).

import { CONTRACT } from '@fairtick/wire/api-contract'
import { formFields } from '@fairtick/wire/form-fields'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import type { CallName } from '@fairtick/wire/routes'
import fc from 'fast-check'

type Schema = Parameters<typeof formFields>[0]

/** As it goes over the line; `body` is the raw text, so that it need not be JSON. */
export type HostileInput = {
  readonly name: CallName
  readonly query: string
  readonly body: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly language: Language
}

/** Valid input of the call with something wrong in it, or nothing at all like it. */
export function hostileInput(name: CallName): fc.Arbitrary<HostileInput> {
  const { route, query, body } = CONTRACT[name]
  const isRead = route.method === 'GET'
  return fc
    .record({
      query: isRead ? fc.oneof(hostileQuery(query), plainQuery(query)) : plainQuery(query),
      body: isRead ? fc.constant(undefined) : hostileBody(body),
      headers: hostileHeaders,
      language: fc.constantFrom(...LANGUAGES),
    })
    .map((parts) => ({ name, ...parts, headers: { ...parts.headers, lang: parts.language } }))
}

/** The call with all its fields, each of them as it should be. */
export function fittingInput(name: CallName): HostileInput {
  const { route, query, body } = CONTRACT[name]
  const [language] = LANGUAGES
  return {
    ...{ name, query: queryOf(sampleOf(query)), headers: { lang: language }, language },
    body: route.method === 'GET' ? undefined : written(sampleOf(body)),
  }
}

/** Stands for the id of something that is there, for the test to put in. */
export const KNOWN_ID = 'known-id'

/** Whether the schemas of the call refuse it; what they let through may be answered by any rule. */
export function isRefusedByForm({ name, query, body }: HostileInput): boolean {
  const call = CONTRACT[name]
  const pairs = [...new URLSearchParams(query)]
  const names = pairs.map(([key]) => key)
  if (new Set(names).size < names.length) return true
  if (!call.query.safeParse(Object.fromEntries(pairs)).success) return true
  if (body === undefined) return false
  try {
    return !call.body.safeParse(JSON.parse(body === '' ? '{}' : body)).success
  } catch {
    return true
  }
}

const LONG_TEXT = 'x'.repeat(1_000_000)

/** Texts that have broken somebody's server. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202eabc',
  '１２３４５',
  '1e309',
  '-0',
  '-1',
  '+1',
  '1,5',
  '.5',
  '5.',
  '0x10',
  'NaN',
  'Infinity',
  '1234567890123',
  '1234567890123.5',
  '0.1234567',
  '99999999999999999999999999',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{code}}',
  '../../etc/passwd',
  '\n\r\t',
  '👨‍👩‍👧‍👦'.repeat(20),
  'e\u0301'.repeat(2_000),
  'x'.repeat(70_000),
]

/** Raw JSON: also numbers that no JavaScript value can say. */
const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map((text) => JSON.stringify(text)) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('1e309', '-1e309', '-0', '0.5', '1e-400', '9007199254740993'),
  },
  { weight: 2, arbitrary: fc.constantFrom('null', 'true', 'false', '[]', '{}', '[[]]', '[null]') },
  { weight: 3, arbitrary: fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)) },
  { weight: 3, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.constant(nested(1_000)) },
  { weight: 1, arbitrary: fc.constant(`{"__proto__":{"isAdmin":true}}`) },
)

/** Only an answer can give one: so a form is tried with hostile texts in it, and fits without. */
const CURSOR = 'after'

const HOSTILE_NAMES = [
  ...['__proto__', 'constructor', 'vipLevel', 'status', 'payoutRate', 'fee', 'id', CURSOR],
]

type Fields = Readonly<Record<string, string>>

function hostileBody(schema: Schema): fc.Arbitrary<string> {
  const sample = sampleOf(schema)
  const names = Object.keys(sample)
  const someName = fc.constantFrom(...(names.length === 0 ? ['id'] : names))
  const changed = fc
    .array(fc.tuple(someName, hostileJson), { minLength: 1, maxLength: 3 })
    .map((changes) => written({ ...sample, ...Object.fromEntries(changes) }))
  const missing = someName.map((gone) => {
    const { [gone]: _, ...rest } = sample
    return written(rest)
  })
  const extra = fc
    .tuple(fc.oneof(fc.constantFrom(...HOSTILE_NAMES), fc.string({ maxLength: 70 })), hostileJson)
    .map(
      ([key, value]) =>
        `${written(sample).slice(0, -1)}${names.length === 0 ? '' : ','}${JSON.stringify(key)}:${value}}`,
    )
  const twice = someName.map((key) => `{"${key}":"1","${key}":"2"}`)
  const broken = fc.nat(200).map((length) => written(sample).slice(0, length))
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    { weight: 2, arbitrary: missing },
    { weight: 2, arbitrary: extra },
    { weight: 1, arbitrary: twice },
    { weight: 1, arbitrary: broken },
    { weight: 2, arbitrary: hostileJson },
    { weight: 1, arbitrary: fc.constant(JSON.stringify(LONG_TEXT)) },
  )
}

function written(fields: Fields): string {
  const pairs = Object.entries(fields).map(([key, value]) => `${JSON.stringify(key)}:${value}`)
  return `{${pairs.join(',')}}`
}

function hostileQuery(schema: Schema): fc.Arbitrary<string> {
  const sample = sampleOf(schema)
  const names = Object.keys(sample).map((name) => name)
  const text = fc
    .oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 50 }))
    .map((value) => value.slice(0, 2_000))
  const name = fc.constantFrom(...names, ...HOSTILE_NAMES)
  return fc
    .array(fc.tuple(name, text), { minLength: 1, maxLength: 3 })
    .map((pairs) => `?${new URLSearchParams(pairs)}`)
}

function plainQuery(schema: Schema): fc.Arbitrary<string> {
  return fc.constant(queryOf(sampleOf(schema)))
}

function queryOf(sample: Fields): string {
  const pairs = Object.entries(sample).map(
    ([name, value]) => [name, String(JSON.parse(value))] as [string, string],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .record({ 'idempotency-key': fc.string({ minLength: 1, maxLength: 300 }) })
      .map(({ 'idempotency-key': key }) => ({
        'idempotency-key': key.replace(/[^\x21-\x7e]/g, '~'),
      })),
  },
  { weight: 1, arbitrary: fc.constant({ account: 'real' }) },
  { weight: 1, arbitrary: fc.constant({ account: '__proto__' }) },
)

/** Values of which one fits almost every field of the contract. */
const CANDIDATES: readonly unknown[] = [
  '2',
  'BTCUSDT',
  '09012345678',
  'someone@mail.example',
  '123456',
  '508213',
  'walnut bridge 52',
  'はなこ',
  'register',
  'en',
  'up',
  'long',
  'market',
  'all',
  'trading',
  'win',
  '1m',
  'practice-grant',
  'moneychange',
  '30',
  true,
  60,
  ['BTCUSDT'],
]

/** Where a value that fits the form is not yet one that the rules take. */
const NAMED: Readonly<Record<string, unknown>> = {
  ...{ id: KNOWN_ID, symbol: 'BTCUSDT', coinName: 'BTCUSDT' },
  ...{ currency: 'USDT', channel: 'TRC20', address: 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a' },
  ...{ bankWay: 'jp', branchNumber: '240', cardNumber: '1234567', bankCode: 'MHCBJPJT' },
  ...{ amount: '5', lots: '0.1', leverage: 10, tolerance: '0.005' },
  // Better than what was shown, and levels that no market reaches.
  ...{ price: '1000000', takeProfit: '1000000', stopLoss: '0.1' },
}

/** Valid raw JSON of each field that one of the candidates fits. */
function sampleOf(schema: Schema): Fields {
  return Object.fromEntries(
    Object.entries(formFields(schema)).flatMap(([name, field]) => {
      if (name === CURSOR) return []
      const value = [NAMED[name], ...CANDIDATES].find(
        (candidate) => candidate !== undefined && field.safeParse(candidate).success,
      )
      return value === undefined ? [] : [[name, JSON.stringify(value)]]
    }),
  )
}

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`
}
