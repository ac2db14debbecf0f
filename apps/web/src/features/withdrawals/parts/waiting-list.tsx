// Withdrawals that are under way, each with its place in the queue.

import { Card } from '@fairtick/ui/card'
import { List, ListRow } from '@fairtick/ui/list-row'
import { SectionHeader } from '@fairtick/ui/section-header'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { LazyWithdrawalSheet } from '../lazy-withdrawal-sheet.ts'
import { waitingQuery } from '../withdrawal-reads.ts'

/** Nothing where none is under way; the records of all tell what cannot be read here. */
export function WaitingList() {
  const t = useText()
  const { exactMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { data: waiting = [] } = useQuery(waitingQuery)
  const [shown, setShown] = useState<{ record: WithdrawalRecord; state: 'open' | 'closed' }>()
  const placeText = ({ queuePlace, approvedTime }: WithdrawalRecord) =>
    approvedTime !== null
      ? t('withdraw.stepApproved')
      : queuePlace === null
        ? t('withdraw.stepReview')
        : t('withdraw.place', { place: queuePlace })
  return (
    <>
      {waiting.length > 0 && (
        <section>
          <SectionHeader title={t('withdraw.waiting')} />
          <Card padding="none" className="px-4">
            <List>
              {waiting.map((record) => (
                <ListRow
                  key={record.id}
                  onClick={() => setShown({ record, state: 'open' })}
                  arrow="shown"
                  title={
                    <span className="tabular font-semibold">
                      {exactMoney(record.amount)} {currency}
                    </span>
                  }
                  subtitle={
                    <span translate="no" className="break-all">
                      {record.target}
                    </span>
                  }
                  trailing={placeText(record)}
                />
              ))}
            </List>
          </Card>
        </section>
      )}
      {shown && (
        <Suspense>
          <LazyWithdrawalSheet
            key={shown.record.id}
            record={shown.record}
            open={shown.state === 'open'}
            onClose={() => setShown({ ...shown, state: 'closed' })}
          />
        </Suspense>
      )}
    </>
  )
}
