// Mails of an installation without a mail server: files in its data folder.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { LONGEST_WAIT_MS } from './longest-wait.ts'

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

async function readMails(dataFolder: string) {
  const folder = join(dataFolder, 'mail')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.map(async (name) => {
      const [head = '', ...body] = (await readFile(join(folder, name), 'latin1')).split('\r\n\r\n')
      return { head, text: decodeQuotedPrintable(body.join('\r\n\r\n')) }
    }),
  )
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
