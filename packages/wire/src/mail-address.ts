// One spelling of a mailbox for everything that is typed: who it is, how often, where a mail goes.

import type { FieldProblem } from './field-rules.ts'

export const EMAIL_MAX = 254
const DOMAIN_MAX = 253

const SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
/** Letters of any script: neither comments nor quotes, brackets, nor separators of lists. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
/** Signs that would end the host in an address of the web, or mean something in it. */
const NO_HOST = /[\s/\\?#:@%[\]]/
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** What is wrong with a typed address, if anything. */
export function emailProblem(text: string): FieldProblem | undefined {
  if (text.length > EMAIL_MAX || !SHAPE.test(text.normalize('NFKC'))) return 'email'
  return isPlain(text) ? undefined : 'email_plain'
}

/**
 * Lower case, and a domain as the network has it (`hana@xn--r8jz45g.jp`). Also of what an old row
 * holds, where a domain may have signs that name servers never see. Undefined: it cannot be one.
 */
export function canonicalEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const domain = networkDomain(text.slice(at + 1))
  if (at < 1 || domain === undefined) return undefined
  const address = `${text.slice(0, at).normalize('NFC').toLowerCase()}@${domain}`
  return address.length <= EMAIL_MAX ? address : undefined
}

/** Nothing in it reads or is delivered as something else than it says. */
function isPlain(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.normalize('NFKC') !== text || /\p{Default_Ignorable_Code_Point}/u.test(text))
    return false
  const isTyped = LOCAL.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1))
  return isTyped && canonicalEmail(text) !== undefined
}

/** As the standard that browsers and mailers share maps it (UTS #46). */
function networkDomain(typed: string): string | undefined {
  const host = NO_HOST.test(typed) ? '' : hostOf(typed)
  const labels = host.split('.')
  const isNamed = labels.length > 1 && labels.every((label) => LABEL.test(label))
  const isNumber = /^[0-9]+$/.test(labels.at(-1) ?? '')
  return isNamed && !isNumber && host.length <= DOMAIN_MAX ? host : undefined
}

function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}
