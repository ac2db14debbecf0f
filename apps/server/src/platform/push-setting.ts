// Where pushes go and who is named to push services (PUSH_CONTACT, PUSH_HOSTS).

import { isIP } from 'node:net'
import type { SettingsReader, Understand } from './settings-reader.ts'
import { listOf } from './settings-reader.ts'

export type PushConfig = {
  /** `mailto:` or `https:`; undefined: this installation pushes nothing. */
  readonly contact: string | undefined
  /** Names, `*.` before those of which all below count; on a test clock also loopback origins. */
  readonly hosts: readonly string[]
}

/** Of the browsers that people have. */
const USUAL_HOSTS = [
  ...['fcm.googleapis.com', '*.push.services.mozilla.com', 'web.push.apple.com'],
  '*.notify.windows.com',
]

export function readPush(reader: SettingsReader): PushConfig {
  return {
    contact: reader.read('PUSH_CONTACT', undefined, contact),
    hosts: reader.read('PUSH_HOSTS', USUAL_HOSTS, listOf(host)),
  }
}

export function isLoopbackOrigin(text: string): boolean {
  return /^http:\/\/127\.[0-9.]+:[0-9]{1,5}$/.test(text)
}

/** Push services refuse who names a place that is only their own. */
const RESERVED = /(^|\.)(localhost|local|internal|test|example|invalid|lan|home|arpa|onion)$/
const RESERVED_NAMES = /(^|\.)example\.(com|net|org)$/
const NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const contact: Understand<string | undefined> = (text) => {
  const name = /^mailto:[^\s@<>"]+@([^\s@<>"]+)$/.exec(text)?.[1] ?? secureHost(text)
  const isPublic = name !== undefined && isPublicName(name.toLowerCase())
  return isPublic
    ? { value: text }
    : { mustBe: 'mailto: and an address, or https:// and a page, under a public name' }
}

function secureHost(text: string): string | undefined {
  return text.startsWith('https://') && URL.canParse(text) ? new URL(text).hostname : undefined
}

function isPublicName(name: string): boolean {
  return NAME.test(name) && !RESERVED.test(name) && !RESERVED_NAMES.test(name)
}

const host: Understand<string> = (text) => {
  const name = text.replace(/^\*\./, '')
  const isHost = (isIP(name) === 0 && isPublicName(name)) || isLoopbackOrigin(text)
  return isHost
    ? { value: text }
    : { mustBe: 'a public name such as push.vendor.com or *.push.vendor.com' }
}
