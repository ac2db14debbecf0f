// Mails of an installation without a mail server: files in its data folder.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from '@fairtick/testkit/eventually'

export type WrittenMail = {
  /** Of its file: a later mail has another. */
  readonly name: string
  readonly head: string
  /** As a reader sees it. */
  readonly text: string
}

/** All that were written so far, in no order. */
export async function readMails(dataFolder: string): Promise<readonly WrittenMail[]> {
  const folder = join(dataFolder, 'mail')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.map(async (name) => {
      const [head = '', ...body] = (await readFile(join(folder, name), 'latin1')).split('\r\n\r\n')
      return { name, head, text: decodeQuotedPrintable(body.join('\r\n\r\n')) }
    }),
  )
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const SECRET = /\b[2-9A-Z]{4}(?:-[2-9A-Z]{4}){7}\b/
const handedOut = new Set<string>()

/** The one-time secret of a mail to that address which nobody has asked for yet. */
export async function awaitMailedSecret(dataFolder: string, email: string): Promise<string> {
  let secret: string | undefined
  await eventually(`a secret for ${email}`, async () => {
    const mails = (await readMails(dataFolder)).filter(({ head }) => head.includes(email))
    const secrets = mails.flatMap(({ text }) => SECRET.exec(text)?.[0] ?? [])
    secret = secrets.find((one) => !handedOut.has(one))
    return secret !== undefined
  })
  if (secret === undefined) throw new Error('unreachable')
  handedOut.add(secret)
  return secret
}
