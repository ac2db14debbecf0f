// The headers that the contract knows: language, account, token, second factor, idempotency key,
// device.

import { SECOND_FACTOR_HEADER } from '@fairtick/wire/admin/second-factor'
import { isVisitorToken } from '@fairtick/wire/chat-rules'
import { isFactorProof } from '@fairtick/wire/field-rules'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fairtick/wire/languages'
import { VISITOR_HEADER } from '@fairtick/wire/routes'
import type { FastifyRequest } from 'fastify'
import { BadInput } from './bad-input.ts'

const DEVICE_MAX = 200
const KEY_FORM = /^[\x21-\x7e]{1,255}$/
const DEVICE_TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/
const TOKEN_FORM = /^Bearer ([A-Za-z0-9_-]{43})$/

/** `Lang`, else Japanese. */
export function readLanguage(request: FastifyRequest): Language {
  const asked = headerText(request, 'lang')
  return isLanguage(asked) ? asked : DEFAULT_LANGUAGE
}

/** `Account`, else the installation's own. Throws BadInput. */
export function readAccount(
  request: FastifyRequest,
  fallback: 'real' | 'practice',
): 'real' | 'practice' {
  const asked = headerText(request, 'account') ?? fallback
  if (asked === 'real' || asked === 'practice') return asked
  throw new BadInput('Account', 'neither real nor practice')
}

/** The bearer token, if there is one of the right form. */
export function readToken(request: FastifyRequest): string | undefined {
  return headerText(request, 'authorization')?.match(TOKEN_FORM)?.[1]
}

/** A code of the app or what a passkey was exchanged for, if there is one of either form. */
export function readSecondFactor(request: FastifyRequest): string | undefined {
  const proof = headerText(request, SECOND_FACTOR_HEADER.toLowerCase())
  return proof !== undefined && isFactorProof(proof) ? proof : undefined
}

/** Throws BadInput. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = headerText(request, 'idempotency-key')
  if (key === undefined || KEY_FORM.test(key)) return key
  throw new BadInput('Idempotency-Key', 'not 1 to 255 printable ASCII characters')
}

/** Proves a browser from which somebody has logged in before; undefined: none of our form. */
export function readDeviceToken(request: FastifyRequest): string | undefined {
  const given = headerText(request, 'device-token')
  return given !== undefined && DEVICE_TOKEN_FORM.test(given) ? given : undefined
}

/** Says which visitor calls; undefined: none of our form. */
export function readVisitorToken(request: FastifyRequest): string | undefined {
  const given = headerText(request, VISITOR_HEADER.toLowerCase())
  return given !== undefined && isVisitorToken(given) ? given : undefined
}

/** What the client calls itself: shown to the user in the list of sessions. */
export function readDevice(request: FastifyRequest): string {
  const agent = headerText(request, 'user-agent') ?? ''
  return agent.replace(/[^\x20-\x7e]/g, '').slice(0, DEVICE_MAX)
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
