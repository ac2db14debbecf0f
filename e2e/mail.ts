// What a journey awaits by mail: a text, or the code in it.

import { readMails } from '@fairtick/server/test/read-mails'
import { expect, vi } from 'vitest'
import { LONGEST_WAIT_MS } from './timeouts.ts'

/** The text of the mail to `address` that contains `words`, as soon as it is there. */
export async function newestMail(
  dataFolder: string,
  address: string,
  words: string,
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      found = (await mailsTo(dataFolder, address, words))[0]
      return found
    })
    .toBeDefined()
  return found ?? ''
}

/** The texts of all that came so far. */
export async function mailsTo(
  dataFolder: string,
  address: string,
  words: string,
): Promise<readonly string[]> {
  return (await readMails(dataFolder))
    .filter(({ head, text }) => head.includes(address) && text.includes(words))
    .map(({ text }) => text)
}

type Awaited = {
  readonly email: string
  readonly words: string
  /** Of a mail that came before. */
  readonly notBefore: string | undefined
}

/** The code of the first mail that has another one than `notBefore`; also outside of a journey. */
export async function newCode(
  dataFolder: string,
  { email, words, notBefore }: Awaited,
): Promise<string> {
  return await vi.waitFor(async () => {
    const codes = (await mailsTo(dataFolder, email, words)).map(sixDigitsOf)
    const code = codes.find((each) => each !== notBefore)
    if (code === undefined) throw new Error(`no mail to ${email} came`)
    return code
  }, LONGEST_WAIT_MS)
}

export function sixDigitsOf(mail: string): string {
  return /\b\d{6}\b/.exec(mail)?.[0] ?? ''
}
