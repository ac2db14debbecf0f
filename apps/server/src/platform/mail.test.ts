// Mails as files: where no mail server is configured, and the log never tells what they say.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { createMailer } from './mail.ts'

test('without a mail server each mail is a file, and the log names it alone', async () => {
  const lines: string[] = []
  const folder = join(mkdtempSync(join(tmpdir(), 'fairtick-mail-')), 'mail')
  const log = createLog('info', { write: (line) => lines.push(line) })
  const mailer = createMailer({ smtpUrl: undefined, from: 'us@a.example', folder, log })
  mailer.post({ to: 'one,two@b.example', subject: '認証コード', text: 'コード 246810 です' })
  await mailer.settle()
  const [file] = readdirSync(folder)
  const written = readFileSync(join(folder, String(file)), 'utf8')
  expect(written).toContain('246810')
  expect(written).toMatch(/^To: .*"one,two"@b\.example/m)
  expect(lines.join()).toContain(file)
  expect(lines.join()).not.toMatch(/246810|b\.example/)
})

test('with one, mails go there', async () => {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (data) => {
      heard.push(String(data))
      socket.write(/^DATA/.test(String(data)) ? '354 go\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const outcomes: string[] = []
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
    from: 'us@a.example',
    folder: '/nowhere',
    log: createLog('silent'),
    onMail: (outcome) => outcomes.push(outcome),
  })
  mailer.post({ to: 'to@b.example', subject: 'Code', text: 'code 135790' })
  await mailer.settle()
  server.close()
  expect(outcomes).toEqual(['sent'])
  expect(heard.join('')).toContain('135790')
})

test('a mail server that says nothing does not keep a stopping server alive', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    vi.useRealTimers()
    silent.close()
  })
  const { port } = silent.address() as { port: number }
  const lines: string[] = []
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'us@a.example',
    folder: '/nowhere',
    log: createLog('warn', { write: (line) => lines.push(line) }),
  })
  vi.useFakeTimers()
  mailer.post({ to: 'to@b.example', subject: 'Code', text: 'code 135790' })
  const settled = mailer.settle()
  await vi.advanceTimersByTimeAsync(5_000)
  await settled
  expect(lines.join()).toContain('"waiting":1')
})
