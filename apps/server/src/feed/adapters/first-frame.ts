// Does a venue answer: its stream sends a frame that we understand, and its REST call succeeds?

import { WebSocket } from 'ws'

export type VenueQuestion = {
  /** Absent: nothing but its stream is read. */
  readonly restUrl?: string
  readonly wsUrl: string
  /** What the stream is asked with as soon as it is open. */
  readonly greetings?: readonly string[]
  /** Anything but undefined or false for a frame of the venue. */
  readonly understands: (text: string) => unknown
  readonly withinMs: number
}

/** True when all came before the deadline. Never throws; leaves no connection behind. */
export async function firstFrameArrives(question: VenueQuestion): Promise<boolean> {
  const socket = new WebSocket(question.wsUrl, { perMessageDeflate: false, maxPayload: 1_048_576 })
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), question.withinMs)
  })
  const frame = new Promise<boolean>((resolve) => {
    socket.on('open', () => {
      for (const text of question.greetings ?? []) socket.send(text)
    })
    socket.on('message', (data, isBinary) => {
      if (!isBinary && question.understands(data.toString())) resolve(true)
    })
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(false))
  })
  const rest = answersWell(question)
  try {
    const both = Promise.all([frame, rest]).then((answers) => answers.every(Boolean))
    return await Promise.race([both, deadline])
  } finally {
    clearTimeout(timer)
    socket.terminate()
  }
}

async function answersWell({ restUrl, withinMs }: VenueQuestion): Promise<boolean> {
  if (restUrl === undefined) return true
  try {
    const signal = AbortSignal.timeout(withinMs)
    const response = await fetch(restUrl, { signal, redirect: 'error' })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
