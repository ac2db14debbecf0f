// Mail: by SMTP, or as files in the data folder where no mail server is configured.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { createBoundedQueue } from './bounded-queue.ts'
import type { Log } from './log.ts'
import { randomId } from './random-id.ts'

const MAX_WAITING = 1_000
const TRIES = 3
const RETRY_DELAY_MS = 5_000
const SMTP_TIMEOUT_MS = 10_000
const SETTLE_WITHIN_MS = 5_000

export type Mail = {
  /** The same again is the same mail: a mailbox shows it once, a file is written over. */
  readonly id?: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

export type Posting = {
  /** Three, unless said otherwise. */
  readonly tries: number
  /** `sent`: a mail server took it, or it is a file. */
  readonly onEnd: (outcome: 'sent' | 'failed') => Promise<void>
}

export type Mailer = {
  /** False where mails become files. */
  readonly reachesPeople: boolean
  /**
   * Returns at once, so that an answer's time does not tell whether a mail went out (REL-49).
   * What it tries is forgotten by a stop: mails that have to arrive go by `mail-outbox.ts`.
   */
  readonly post: (mail: Mail, how?: Partial<Posting>) => void
  /** Waits for what is under way, 5 s at most: a mail server may be away for hours. */
  readonly settle: () => Promise<void>
}

export type MailerSettings = {
  readonly smtpUrl: string | undefined
  readonly from: string
  /** Where mails go as files without `smtpUrl`. */
  readonly folder: string
  readonly log: Log
  readonly onMail?: (outcome: 'sent' | 'failed' | 'refused') => void
}

type Deliver = (mail: Mail) => Promise<void>

export function createMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, log } = settings
  const deliver = smtpUrl === undefined ? fileDelivery(settings) : smtpDelivery(smtpUrl, settings)
  const queue = createBoundedQueue({
    what: 'mail',
    atOnce: 2,
    maxWaiting: MAX_WAITING,
    retryAfterMs: 0,
  })
  const underWay = new Set<Promise<void>>()
  const tell = settings.onMail ?? (() => {})
  return {
    reachesPeople: smtpUrl !== undefined,
    post: (mail, { tries = TRIES, onEnd = async () => {} } = {}) => {
      const sending = queue
        .run(() => withRetries(tries, () => deliver(mail)))
        .then(
          () => 'sent' as const,
          (err: unknown) => {
            log.error({ err }, 'a mail could not be sent')
            return 'failed' as const
          },
        )
        .then((outcome) => {
          tell(outcome)
          return onEnd(outcome)
        })
        .catch((err: unknown) => log.warn({ err }, 'what became of a mail could not be noted'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    settle: async () => {
      await Promise.race([Promise.all(underWay), pause(SETTLE_WITHIN_MS)])
      if (underWay.size > 0) log.warn({ waiting: underWay.size }, 'mails were left unsent')
    },
  }
}

function smtpDelivery(smtpUrl: string, { from }: MailerSettings): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
  return async (mail) => {
    await transport.sendMail(message(from, mail))
  }
}

/** The log names the file and never what stands in it. */
function fileDelivery({ folder, from, log }: MailerSettings): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message: written } = await transport.sendMail(message(from, mail))
    const file = join(folder, `${mail.id ?? randomId()}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, written as Buffer, { mode: 0o600 })
    log.info({ file }, 'a mail was written to a file')
  }
}

/** The address goes in as one address: a comma in it must not make two (ASVS 1.3.11). */
function message(from: string, { id, to, subject, text }: Mail): SendMailOptions {
  const host = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'
  return {
    ...(id === undefined ? {} : { messageId: `<${id}@${host}>` }),
    from,
    to: { name: '', address: to },
    subject,
    text,
    textEncoding: 'quoted-printable',
  }
}

async function withRetries(tries: number, send: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (attempt >= tries) throw error
      await pause(RETRY_DELAY_MS * attempt)
    }
  }
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs).unref())
}
