// Hands one push to the push service of a browser: sealed for it, to a place that is allowed, and
// without following anybody to another one.

import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { HOUR_MS, SECOND_MS } from '@fairtick/core/time/duration'
import webPush from 'web-push'
import { publicLookup } from './public-address.ts'
import { isPushPlace, type PushHosts } from './push-hosts.ts'
import type { VapidKeys } from './vapid-keys.ts'

const LONGEST_ANSWER_MS = 10 * SECOND_MS
const LONGEST_RETRY_MS = HOUR_MS
const MAX_HEADER_BYTES = 16_384
/** As long for every text: its length tells the service nothing. */
const PAYLOAD_BYTES = 1_024

export type PushTarget = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export type Push = {
  readonly payload: Readonly<Record<string, string>>
  readonly lifeMs: number
  /** A service keeps one of a topic for a device that is off: the newest. */
  readonly topic: string
  readonly urgency: 'normal' | 'high'
}

/**
 * `gone`: the browser takes none any more. `refused`: the same again would be refused again.
 * `later`: once more, after that time at the earliest.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly afterMs: number }

export type PushService = {
  readonly send: (target: PushTarget, push: Push) => Promise<PushOutcome>
}

export type PushServiceParts = {
  readonly hosts: PushHosts
  /** Whom a service writes to when something is wrong: `mailto:` or `https:`. */
  readonly contact: string
  readonly keys: VapidKeys
}

export function createPushService({ hosts, contact, keys }: PushServiceParts): PushService {
  return {
    send: async (target, { payload, lifeMs, topic, urgency }) => {
      // Allowed when it was given; the operator may have decided otherwise since.
      if (!isPushPlace(target.endpoint, hosts)) return { kind: 'gone' }
      const { endpoint, p256dh, auth } = target
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        padded(JSON.stringify(payload)),
        {
          vapidDetails: { subject: contact, ...keys },
          ...{ TTL: Math.ceil(lifeMs / SECOND_MS), topic, urgency },
          contentEncoding: 'aes128gcm',
        },
      )
      return await post(endpoint, headers, body)
    },
  }
}

function post(
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer | null,
): Promise<PushOutcome> {
  const url = new URL(endpoint)
  const options = {
    ...{ method: 'POST', headers, agent: false, maxHeaderSize: MAX_HEADER_BYTES },
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  }
  return new Promise((resolve) => {
    const sending =
      url.protocol === 'https:'
        ? requestTls(url, { ...options, lookup: publicLookup })
        : requestPlain(url, options)
    sending.on('response', (response) => {
      resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']))
      // What it says besides is not needed, however long it is.
      response.destroy()
    })
    sending.on('error', () => resolve({ kind: 'later', afterMs: 0 }))
    sending.end(body)
  })
}

/** A service that wants to lead us elsewhere is refused. */
function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused' }
  const seconds = /^[0-9]{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0
  return { kind: 'later', afterMs: Math.min(seconds * SECOND_MS, LONGEST_RETRY_MS) }
}

/** With blanks behind, which JSON passes over. */
function padded(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, PAYLOAD_BYTES - bytes.length), ' ')])
}
