// Where the published heads of the tape go besides (HEAD_FILE, HEAD_URL, HEAD_MAIL …).

import { resolve } from 'node:path'
import { isLoopbackOrigin } from './push-setting.ts'
import {
  address,
  listOf,
  mailAddress,
  type SettingsReader,
  type Understand,
} from './settings-reader.ts'

export type HeadsConfig = {
  readonly file: string | undefined
  /** `https:`; on a test clock also `http:` to this machine. */
  readonly urls: readonly string[]
  readonly mails: readonly string[]
  /** Folder of a clone. */
  readonly git: string | undefined
  /** A time-stamp authority; what it answers is signed, so that `http:` will do. */
  readonly tsa: string | undefined
}

const MOST_PLACES = 10

export function readHeadPlaces(reader: SettingsReader): HeadsConfig {
  const authority: Understand<string | undefined> = address('https', 'http')
  return {
    file: reader.read('HEAD_FILE', undefined, path),
    urls: reader.read('HEAD_URL', [], few(listOf(endpoint))),
    mails: reader.read('HEAD_MAIL', [], few(listOf(mailAddress))),
    git: reader.read('HEAD_GIT', undefined, path),
    tsa: reader.read('HEAD_TSA', undefined, authority),
  }
}

export function isLoopbackEndpoint(url: string): boolean {
  return isLoopbackOrigin(new URL(url).origin)
}

const path: Understand<string | undefined> = (text) => ({ value: resolve(text) })

/** A name and a password in an address would not be sent: what opens a place is in its path. */
const endpoint: Understand<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isReached = url?.protocol === 'https:' || (url && isLoopbackEndpoint(text))
  return isReached && url.username === '' && url.password === ''
    ? { value: url.href }
    : { mustBe: 'an address that begins with https://, without a name and password' }
}

function few<Value>(understand: Understand<readonly Value[]>): Understand<readonly Value[]> {
  return (text) => {
    const understood = understand(text)
    if ('mustBe' in understood || understood.value.length <= MOST_PLACES) return understood
    return { mustBe: `a list of at most ${MOST_PLACES}` }
  }
}
