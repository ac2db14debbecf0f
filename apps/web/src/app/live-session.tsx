// Runs the live system while somebody is signed in, and tells results on whatever screen one is.

import { tapDevice } from '@fairtick/ui/haptics'
import { useToast } from '@fairtick/ui/toast'
import { groupedText } from '@fairtick/words/number-texts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { pairOf } from '../live/instruments.ts'
import { accountStore, onFrame, startLive } from '../live/live.ts'
import { rememberOrders } from '../live/remembered-orders.ts'
import { useAccountView } from '../live/use-live.ts'
import { useClientState } from '../platform/client-state.ts'
import { formatsOf } from '../platform/formats.ts'
import { speakDetails, useLanguage, useText } from '../platform/i18n.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { useHistory, useNavigation } from '../platform/navigation.ts'
import { hasPushes } from '../platform/push-marks.ts'
import { queryClient } from '../platform/query-client.ts'
import { type AccountKind, selectedAccount } from '../platform/selected-account.ts'
import { dictionaryQuery, userQuery } from '../platform/shared-queries.ts'
import { beginWatches } from './begin-watches.ts'
import { useAppBadge } from './use-app-badge.ts'

const MarginCallNotice = lazy(async () => {
  const [file] = await Promise.all([import('./margin-call-notice.tsx'), speakDetails()])
  return { default: file.MarginCallNotice }
})

const FirstSteps = lazyPart(
  async () => {
    const [file] = await Promise.all([import('./first-steps.tsx'), speakDetails()])
    return file.FirstSteps
  },
  () => null,
)

export function LiveSession() {
  const isNew = useClientState((state) => state.firstStep !== 0)
  const { marginCall, dismiss } = useMarginCall()
  useEffect(startLive, [])
  useEffect(rememberOrders, [])
  useEffect(beginWatches, [])
  useEffect(() => {
    if (hasPushes()) void import('../platform/pushes.ts').then((file) => file.renewPushes())
  }, [])
  useEffect(() => {
    void queryClient.prefetchQuery(dictionaryQuery)
    void queryClient.prefetchQuery(userQuery)
  }, [])
  useResultToasts()
  useAlertToasts()
  useAppBadge()
  return (
    <Suspense>
      {marginCall && <MarginCallNotice {...marginCall} onDismiss={dismiss} />}
      {isNew && <FirstSteps />}
    </Suspense>
  )
}

type MarginCall = { readonly account: AccountKind; readonly riskRate: string }

/** The last one until it is dismissed; that of real money also while practice is shown. */
function useMarginCall() {
  const [marginCall, setMarginCall] = useState<MarginCall>()
  useEffect(
    () =>
      onFrame((frame) => {
        if (!('event' in frame && 'account' in frame) || frame.event !== 'margincall') return
        const { account, riskRate } = frame
        if (account === selectedAccount() || account === 'real') {
          const call = { account, riskRate }
          setMarginCall((held) => (held?.account === 'real' && account !== 'real' ? held : call))
        }
      }),
    [],
  )
  return { marginCall, dismiss: () => setMarginCall(undefined) }
}

/** The trade screen shows results in a sheet of its own; elsewhere a toast tells of them. */
function useResultToasts(): void {
  const t = useText()
  const formats = formatsOf(useLanguage())
  const showToast = useToast()
  const { go } = useNavigation()
  const history = useHistory()
  const option = useAccountView().settled[0]
  useEffect(() => {
    if (option === undefined || history.location.pathname === '/pages/trade') return
    accountStore.dismissSettled(option.id)
    const result = option.result ?? 'void'
    tapDevice('result')
    showToast({
      text: t('options.settledToast', {
        pair: pairOf(option.symbol),
        result: t(`options.${result}`),
        amount: formats.signedMoney(option.profit ?? '0'),
      }),
      action: {
        label: t('options.seeDetail'),
        onClick: () => go('/pages/trade/orderdetail', { id: option.id }),
      },
    })
  }, [option, history, t, formats, showToast, go])
}

/** A price alert that fired, on whatever screen one is; the message of it stays. */
function useAlertToasts(): void {
  const t = useText()
  const showToast = useToast()
  const { go } = useNavigation()
  /** An event that is told again after a lost connection has a serial that was seen. */
  const lastSerial = useRef(0)
  useEffect(
    () =>
      onFrame((frame) => {
        if (!('event' in frame && 'account' in frame)) return
        if (frame.event === 'snapshot') lastSerial.current = frame.serial
        if (frame.event !== 'alert' || frame.serial <= lastSerial.current) return
        lastSerial.current = frame.serial
        const { symbol, tick } = frame
        showToast({
          text: t('market.alertFired', { pair: pairOf(symbol), price: groupedText(tick[2]) }),
          action: { label: t('market.alertChart'), onClick: () => go('/pages/trade', { symbol }) },
        })
      }),
    [t, showToast, go],
  )
}
