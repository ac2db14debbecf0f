// Reads settings from the environment; a wrong one is told in a sentence that says what it must be.

export type Environment = Readonly<Record<string, string | undefined>>

/** Settings that cannot be used; each problem is one sentence that names the setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Understands a text, or says what it must be: `a whole number from 0 to 65535`. */
export type Understand<Value> = (
  text: string,
) => { readonly value: Value } | { readonly mustBe: string }

export type SettingsReader = {
  /** The setting, or `fallback` where it is absent or empty. */
  readonly read: <Value>(name: string, fallback: Value, understand: Understand<Value>) => Value
  readonly refuse: (sentence: string) => void
  /** Throws a SettingsError with everything that was wrong. */
  readonly finish: () => void
}

/** Collects every problem, so that one start names them all. */
export function createSettingsReader(environment: Environment): SettingsReader {
  const problems: string[] = []
  return {
    read: (name, fallback, understand) => {
      const text = environment[name]?.trim()
      if (text === undefined || text === '') return fallback
      const understood = understand(text)
      if ('value' in understood) return understood.value
      problems.push(`${name} must be ${understood.mustBe}, but it is ${shown(name, text)}.`)
      return fallback
    },
    refuse: (sentence) => problems.push(sentence),
    finish: () => {
      if (problems.length > 0) throw new SettingsError(problems)
    },
  }
}

/** An address may hold a password: it is never shown again. */
function shown(name: string, text: string): string {
  return /_URL$|_TSA$|TOKEN/.test(name) ? 'something else' : JSON.stringify(text.slice(0, 100))
}

export const anyText: Understand<string> = (text) => ({ value: text })

export function wholeNumber(minimum: number, maximum: number): Understand<number> {
  return (text) => {
    const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN
    return value >= minimum && value <= maximum
      ? { value }
      : { mustBe: `a whole number from ${minimum} to ${maximum}` }
  }
}

export function numberAbove(minimum: number, maximum: number): Understand<number> {
  return (text) => {
    const value = /^[0-9]{1,9}(\.[0-9]{1,9})?$/.test(text) ? Number(text) : Number.NaN
    return value > minimum && value <= maximum
      ? { value }
      : { mustBe: `a number above ${minimum} and at most ${maximum}` }
  }
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]): Understand<Choice> {
  return (text) => {
    const value = choices.find((choice) => choice === text)
    return value === undefined ? { mustBe: `one of ${choices.join(', ')}` } : { value }
  }
}

/** An absolute address of one of these schemes. */
export function address(...schemes: readonly string[]): Understand<string> {
  return (text) => {
    const isOne = URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1))
    const examples = schemes.map((scheme) => `${scheme}://…`).join(' or ')
    return isOne ? { value: text } : { mustBe: `an address that begins with ${examples}` }
  }
}

/** Scheme, host and port, nothing behind them. */
export const origin: Understand<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname)
    ? { value: url.origin }
    : { mustBe: 'scheme, host and port such as https://trade.example' }
}

export const mailAddress: Understand<string> = (text) =>
  /^[^\s@<>"]+@[^\s@<>"]+$/.test(text)
    ? { value: text }
    : { mustBe: 'an e-mail address such as help@trade.example' }

export function listOf<Value>(understand: Understand<Value>): Understand<readonly Value[]> {
  return (text) => {
    const values: Value[] = []
    for (const part of text.split(',').map((piece) => piece.trim())) {
      const understood = understand(part)
      if ('mustBe' in understood)
        return { mustBe: `a list, parted by commas, of which each is ${understood.mustBe}` }
      values.push(understood.value)
    }
    return { value: values }
  }
}

/** A zone of the time-zone database. */
export const timeZone: Understand<string> = (text) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return { value: text }
  } catch {
    return { mustBe: 'a time zone such as Asia/Tokyo' }
  }
}

/** Minutes after midnight. */
export const timeOfDay: Understand<number> = (text) => {
  const parts = /^([01][0-9]|2[0-3]):([0-5][0-9])$/.exec(text)
  return parts === null
    ? { mustBe: 'a time of day from 00:00 to 23:59' }
    : { value: Number(parts[1]) * 60 + Number(parts[2]) }
}

/** ISO 8601 in UTC, as milliseconds since the epoch. */
export const instantText: Understand<number> = (text) => {
  const value = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  return Number.isNaN(value) ? { mustBe: 'a time in UTC such as 2026-01-31T09:00:00Z' } : { value }
}
