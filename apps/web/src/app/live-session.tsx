// Runs the live system while somebody is signed in, and tells results on whatever screen one is.

import { useToast } from '@fairtick/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pairOf } from '../live/instruments.ts'
import { accountStore, startLive } from '../live/live.ts'
import { useAccountView } from '../live/use-live.ts'
import { formatsOf } from '../platform/formats.ts'
import { useLanguage, useText } from '../platform/i18n.ts'
import { useNavigation } from '../platform/navigation.ts'
import { queryClient } from '../platform/query-client.ts'
import { dictionaryQuery, userQuery } from '../platform/shared-queries.ts'

export function LiveSession() {
  useEffect(startLive, [])
  useEffect(() => {
    void queryClient.prefetchQuery(dictionaryQuery)
    void queryClient.prefetchQuery(userQuery)
  }, [])
  useResultToasts()
  return null
}

/** The trade screen shows results in a sheet of its own; elsewhere a toast tells of them. */
function useResultToasts(): void {
  const t = useText()
  const formats = formatsOf(useLanguage())
  const showToast = useToast()
  const { go } = useNavigation()
  const { history } = useRouter()
  const option = useAccountView().settled[0]
  useEffect(() => {
    if (option === undefined || history.location.pathname === '/pages/trade') return
    accountStore.dismissSettled(option.id)
    const result = option.result ?? 'void'
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
