// Mails of an installation without a mail server: files in its data folder.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
