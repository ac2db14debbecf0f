// The order book of one instrument, drawn at most five times a second.

import { DEPTH_COMMAND, type ServerFrame } from '@fairtick/wire/socket/frames'
import { useEffect, useRef, useState } from 'react'
import { useChannel } from '../../live/use-live.ts'

const REDRAW_MS = 200

export type Depth = Extract<ServerFrame, { command: typeof DEPTH_COMMAND }>

export function useDepth(symbol: string): Depth | undefined {
  const [shown, setShown] = useState<Depth>()
  const latest = useRef<Depth>(undefined)
  useEffect(() => {
    latest.current = undefined
    const timer = setInterval(() => setShown(latest.current), REDRAW_MS)
    return () => clearInterval(timer)
  }, [])
  useChannel(`depth:${symbol}`, (frame) => {
    if ('command' in frame && frame.command === DEPTH_COMMAND && frame.code === symbol) {
      latest.current = frame
    }
  })
  return shown?.code === symbol ? shown : undefined
}
