// Runs the live system while somebody is signed in.

import { useEffect } from 'react'
import { startLive } from '../live/live.ts'

export function LiveSession() {
  useEffect(startLive, [])
  return null
}
