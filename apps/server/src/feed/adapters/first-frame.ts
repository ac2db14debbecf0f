// Does a venue answer: its REST call succeeds and its stream sends a frame that we understand?

import { WebSocket } from 'ws'

export type VenueQuestion = {
  readonly restUrl: string
  readonly wsUrl: string
  /** Anything but undefined or false for a frame of the venue. */
  readonly understands: (text: string) => unknown
  readonly withinMs: number
}

/** True when both came before the deadline. Never throws; leaves no connection behind. */
export async function firstFrameArrives(question: VenueQuestion): Promise<boolean> {
  const socket = new WebSocket(question.wsUrl, { perMessageDeflate: false, maxPayload: 1_048_576 })
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), question.withinMs)
  })
  const frame = new Promise<boolean>((resolve) => {
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
  try {
    const signal = AbortSignal.timeout(withinMs)
    const response = await fetch(restUrl, { signal, redirect: 'error' })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
