// What the prices of a simulated day can be held to: its hash, and the key of the day before.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useText } from '../../../platform/i18n.ts'

type Day = NonNullable<CallResult<'dictionary'>['simulatedDay']>

export function SimulatedDay({ day: { from, hash, revealed } }: { day: Day }) {
  const t = useText()
  return (
    <>
      <Secret title={t('help.dayHash', { day: utcDay(from) })} value={hash} />
      {revealed && (
        <>
          <Secret title={t('help.dayHash', { day: utcDay(revealed.from) })} value={revealed.hash} />
          <Secret title={t('help.dayKey', { day: utcDay(revealed.from) })} value={revealed.key} />
        </>
      )}
      <span className="block pt-2">{t('help.dayCheck')}</span>
    </>
  )
}

function Secret({ title, value }: { title: string; value: string }) {
  return (
    <span className="block pt-2 text-caption text-text3">
      {title}
      <span translate="no" className="block break-all text-text2">
        {value}
      </span>
    </span>
  )
}

/** Simulated days are days of UTC, wherever the reader is. */
function utcDay(fromMs: number): string {
  return new Date(fromMs).toISOString().slice(0, 10)
}
