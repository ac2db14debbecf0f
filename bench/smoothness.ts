// How smooth the market list is under a finger: frames a second while 300 instruments are scrolled
// on a processor four times slower, beside a blank page in the same run; and how long a tap waits
// for the frame that shows it (INP), while 600 prices a second come in.

import { startTestServer } from '@fairtick/server/test/test-server'
import { browserArguments, browserEnvironment } from '@fairtick/testkit/browser'
import { unpackBrowser } from '@fairtick/testkit/unpacked-browser'
import { TICKER_COMMAND, type Ticker } from '@fairtick/wire/socket/frames'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { buildWeb } from '../tools/build-web.ts'
import { countRounds } from './count-rounds.ts'
import { medianOf } from './options/figures.ts'
import { registerTraders } from './register-traders.ts'

const INSTRUMENTS = 300
/** 30 prices in a frame of the socket, 20 frames a second. */
const PRICES_A_FRAME = 30
const FRAME_EVERY_MS = 50
const TIMES_SLOWER = 4
const ROUNDS = 5
const TAPS = 40
const WINDOW = { width: 390, height: 844 }
/** A finger that looks through a list. */
const SCROLL = { x: 195, y: 600, yDistance: -5_000, speed: 1_500 } as const
const [FPS_GOAL, INP_GOAL_MS] = [55, 100]

type Instrument = { symbol: string; price: string | null; status: number }
type Listed = { result: Record<string, Instrument[]> }

/** Prints `bench smoothness fps=… blank_fps=… ratio=… inp_ms=… inp_slow_ms=…`. */
export async function run(): Promise<void> {
  if (!(await buildWeb())) throw new Error('the web app does not build')
  const server = await startTestServer({ MARKET: 'simulated', LOG_LEVEL: 'warn' })
  const unpacked = await unpackBrowser()
  const browser = await chromium.launch({
    executablePath: unpacked.executable,
    args: [...browserArguments],
    env: browserEnvironment(unpacked),
  })
  try {
    const [{ token } = { token: '' }] = await registerTraders(server, 1)
    const context = await browser.newContext({
      ...{ viewport: WINDOW, hasTouch: true, isMobile: true, serviceWorkers: 'block' },
    })
    const blank = await context.newPage()
    await blank.setContent('<body style="height:20000px">')
    await context.addInitScript((value) => localStorage.setItem('token', value), token)
    const list = await context.newPage()
    await showLiveList(list, server.url)
    printFigures(await measure(list, blank))
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Figures = Readonly<Record<'fps' | 'blankFps' | 'inpMs' | 'inpSlowMs', number>>

async function measure(list: Page, blank: Page): Promise<Figures> {
  const ofList: number[] = []
  const ofBlank: number[] = []
  for (const _ of countRounds(ROUNDS)) {
    ofBlank.push(await framesASecond(blank))
    ofList.push(await framesASecond(list))
  }
  const fps = medianOf(ofList)
  const blankFps = medianOf(ofBlank)
  return {
    fps,
    blankFps,
    inpMs: await slowestTap(list, 1),
    inpSlowMs: await slowestTap(list, TIMES_SLOWER),
  }
}

function printFigures({ fps, blankFps, inpMs, inpSlowMs }: Figures): void {
  console.table({
    'frames a second, 4 × slower': { ours: fps.toFixed(1), 'blank page': blankFps.toFixed(1) },
  })
  console.log(
    `bench smoothness fps=${fps.toFixed(1)} goal_fps=${FPS_GOAL} ` +
      `blank_fps=${blankFps.toFixed(1)} ratio=${(fps / blankFps).toFixed(2)} ` +
      `inp_ms=${inpMs} goal_inp_ms=${INP_GOAL_MS} inp_slow_ms=${inpSlowMs} ` +
      `met=${fps >= FPS_GOAL && inpMs <= INP_GOAL_MS}`,
  )
}

/** The market list of 300 instruments, copies of the real ones, whose prices all move. */
async function showLiveList(page: Page, serverUrl: string): Promise<void> {
  const instruments: Instrument[] = []
  await page.route('**/api/tradesymbol', async (route) => {
    const answer = await route.fetch()
    const listed = (await answer.json()) as Listed
    if (instruments.length === 0) instruments.push(...copies(Object.values(listed.result).flat()))
    const [category = ''] = Object.keys(listed.result)
    await route.fulfill({
      response: answer,
      json: { ...listed, result: { [category]: instruments } },
    })
  })
  let timer: NodeJS.Timeout | undefined
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer()
    timer ??= setInterval(() => socket.send(nextPrices(instruments)), FRAME_EVERY_MS)
  })
  page.once('close', () => clearInterval(timer))
  await page.goto(`${serverUrl}/#/pages/home/market`)
  // Only what is seen of the list is mounted.
  await page.getByRole('row').nth(5).waitFor()
}

function copies(real: readonly Instrument[]): Instrument[] {
  return Array.from({ length: INSTRUMENTS }, (_, place) => {
    const instrument = real[place % real.length] as Instrument
    return { ...instrument, symbol: `C${String(place).padStart(3, '0')}USDT`, status: 1 }
  })
}

let sent = 0

function nextPrices(instruments: readonly Instrument[]): string {
  const list: Ticker[] = []
  for (let count = 0; count < PRICES_A_FRAME && instruments.length > 0; count += 1) {
    sent += 1
    const { symbol, price } = instruments[sent % instruments.length] as Instrument
    const moved = Number(price ?? 1) * (1 + Math.sin(sent) / 500)
    list.push({
      ...{ code: symbol, price: moved.toPrecision(7), change: (Math.sin(sent) / 50).toFixed(6) },
      ...{ time: Date.now(), seq: 1_000_000_000 + sent, status: 1 },
    })
  }
  return JSON.stringify({ command: TICKER_COMMAND, list })
}

async function framesASecond(page: Page): Promise<number> {
  await page.bringToFront()
  const device = await page.context().newCDPSession(page)
  await page.evaluate('scrollTo(0, 0)')
  await slowDown(device, TIMES_SLOWER)
  await page.evaluate(COUNT_FRAMES)
  await device.send('Input.synthesizeScrollGesture', { ...SCROLL, gestureSourceType: 'touch' })
  const fps = await page.evaluate<number>('framesASecond()')
  await slowDown(device, 1)
  await device.detach()
  return fps
}

async function slowDown(device: CDPSession, rate: number): Promise<void> {
  await device.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Milliseconds from the finger to the frame that shows what it did, of the slowest tap. */
async function slowestTap(page: Page, timesSlower: number): Promise<number> {
  await page.bringToFront()
  const device = await page.context().newCDPSession(page)
  await page.evaluate(NOTE_TAPS)
  await slowDown(device, timesSlower)
  const tabs = page.getByRole('tab')
  const count = Math.min(await tabs.count(), 3)
  for (let tap = 0; tap < TAPS; tap += 1) await tabs.nth(tap % count).tap()
  const slowest = await page.evaluate<number>('slowestTap()')
  await slowDown(device, 1)
  await device.detach()
  return slowest
}

/** Run in the page: counts the frames from now on, until the answer is asked for. */
const COUNT_FRAMES = `(() => {
  let frames = 0
  let isCounting = true
  const beginMs = performance.now()
  const next = () => {
    frames += 1
    if (isCounting) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  window.framesASecond = () => {
    isCounting = false
    return (frames * 1000) / (performance.now() - beginMs)
  }
})()`

/** Run in the page: notes how long each tap waits for its frame, from now on. */
const NOTE_TAPS = `(() => {
  let slowestMs = 0
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) slowestMs = Math.max(slowestMs, duration)
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16 })
  window.slowestTap = () => {
    observer.disconnect()
    return slowestMs
  }
})()`
