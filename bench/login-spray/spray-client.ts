// The attacker, in a process of its own: one password on 300 phones at once, each from a network
// that was never seen, so that no budget of an address or a phone makes the attack cheaper.

import { ROUTES } from '@fairtick/wire/routes'
import { answerTasks } from '../child-task.ts'

export type SprayTask = { readonly url: string; readonly state: 'begin' | 'end' }
/** `looked`: the password was compared; `turned`: told to come back. */
export type SprayReport = { readonly looked: number; readonly turned: number }

const PHONES = 300
const WAVE_EVERY_MS = 1_000
const GUESS = 'password 2026'

let guesses = 0
let timer: NodeJS.Timeout | undefined
let report = { looked: 0, turned: 0 }
const underWay = new Set<Promise<void>>()

answerTasks(async ({ url, state }: SprayTask): Promise<SprayReport> => {
  if (state === 'end') {
    clearInterval(timer)
    await Promise.all(underWay)
    return report
  }
  report = { looked: 0, turned: 0 }
  wave(url)
  timer = setInterval(() => wave(url), WAVE_EVERY_MS)
  return report
})

function wave(url: string): void {
  // No more than one wave is under way: a server that is slow is not asked faster.
  for (let place = underWay.size; place < PHONES; place += 1) {
    const guess = tryNext(url).finally(() => underWay.delete(guess))
    underWay.add(guess)
  }
}

async function tryNext(url: string): Promise<void> {
  guesses += 1
  const [high, middle, low] = [guesses >> 16, (guesses >> 8) & 255, guesses & 255]
  const answer = await fetch(`${url}${ROUTES.login.path}`, {
    method: ROUTES.login.method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `${11 + high}.${middle}.${low}.1`,
    },
    body: JSON.stringify({ phone: `0808${String(guesses).padStart(7, '0')}`, password: GUESS }),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    // A full server ends connections as well.
    .catch(() => ({ status: 503, text: '' }))
  if (answer.text.includes('login_failed')) report.looked += 1
  else if (answer.status === 429 || answer.status === 503) report.turned += 1
  else throw new Error(`the spray was answered ${answer.status}: ${answer.text}`)
}
