// One banner under the head, the worst first: maintenance, offline, reconnecting, no prices,
// and last that a newer version is there.

import { Banner } from '@fairtick/ui/banner'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { marketStore, socket } from '../live/live.ts'
import { RECONNECT_TRIES_MAX } from '../live/socket.ts'
import { useSocketState } from '../live/use-live.ts'
import { useFormats } from '../platform/formats.ts'
import { useText } from '../platform/i18n.ts'
import { useMaintenance } from '../platform/maintenance.ts'
import { useNewVersion } from '../platform/new-version.ts'
import { isOnline, subscribeOnline } from '../platform/online.ts'

const LOOK_MS = 2_000
/** A page that has just been touched does not move under the finger. */
const HOLD_STILL_MS = 300

type Trouble =
  | { readonly kind: 'none' | 'offline' | 'failed' | 'stale' | 'update' }
  | { readonly kind: 'maintenance'; readonly untilMs: number | undefined }
  | { readonly kind: 'reconnecting'; readonly attempt: number }

export function StateBanner() {
  const t = useText()
  const { shortTime } = useFormats()
  const trouble = useHeldStill(useTrouble())
  switch (trouble.kind) {
    case 'none':
      return null
    case 'maintenance':
      return (
        <Banner tone="warn">
          {trouble.untilMs === undefined
            ? t('shell.maintenance')
            : t('shell.maintenanceUntil', { time: shortTime(trouble.untilMs) })}
        </Banner>
      )
    case 'offline':
      return <Banner tone="danger">{t('shell.offline')}</Banner>
    case 'failed':
      return (
        <Banner tone="danger" action={{ label: t('shell.retry'), onClick: socket.renew }}>
          {t('shell.connectionFailed')}
        </Banner>
      )
    case 'reconnecting':
      return (
        <Banner tone="warn">
          {t('shell.reconnecting', { attempt: trouble.attempt, tries: RECONNECT_TRIES_MAX })}
        </Banner>
      )
    case 'stale':
      return <Banner tone="warn">{t('shell.pricesStale')}</Banner>
    case 'update':
      return (
        <Banner tone="info" action={{ label: t('shell.update'), onClick: () => location.reload() }}>
          {t('shell.newVersion')}
        </Banner>
      )
    default:
      return trouble satisfies never
  }
}

function useTrouble(): Trouble {
  const maintenance = useMaintenance()
  const online = useSyncExternalStore(subscribeOnline, isOnline)
  const connection = useSocketState()
  const isMarketStale = useMarketStale()
  const isNewVersion = useNewVersion()
  if (maintenance) return { kind: 'maintenance', untilMs: maintenance.untilMs }
  if (!online) return { kind: 'offline' }
  if (connection.phase === 'failed') return { kind: 'failed' }
  if ('attempt' in connection && connection.attempt > 0) {
    return { kind: 'reconnecting', attempt: connection.attempt }
  }
  if (isMarketStale) return { kind: 'stale' }
  return { kind: isNewVersion ? 'update' : 'none' }
}

/** True when prices are known but every one of them is stale. */
function useMarketStale(): boolean {
  const [isStale, setIsStale] = useState(false)
  useEffect(() => {
    const look = () => {
      const quotes = [...marketStore.getAll().values()]
      setIsStale(quotes.length > 0 && quotes.every(({ freshness }) => freshness === 'stale'))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return isStale
}

/** Shows a change only when no pointer went down in the last moment. */
function useHeldStill(trouble: Trouble): Trouble {
  const [shown, setShown] = useState(trouble)
  const touchedAtMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const touch = () => {
      touchedAtMs.current = performance.now()
    }
    addEventListener('pointerdown', touch, { passive: true })
    return () => removeEventListener('pointerdown', touch)
  }, [])
  const key = JSON.stringify(trouble)
  useEffect(() => {
    const waitMs = Math.max(0, touchedAtMs.current + HOLD_STILL_MS - performance.now())
    const timer = setTimeout(() => setShown(JSON.parse(key)), waitMs)
    return () => clearTimeout(timer)
  }, [key])
  return shown
}
