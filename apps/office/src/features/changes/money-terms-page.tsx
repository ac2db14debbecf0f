// The terms of withdrawals and rewards that stand for everyone.

import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { useRead } from '../../platform/use-read.ts'
import { DraftForm } from './draft-form.tsx'
import { MONEY_FIELDS, moneyDraft, readMoneyTerms, wrongMoneyFields } from './money-terms-form.ts'
import { PendingChanges } from './pending-changes.tsx'

export function MoneyTermsPage() {
  const reading = useRead('changeable')
  return (
    <Page
      title="Withdrawals, rewards and VIP"
      subtitle="The same for every customer. What was asked for before a change keeps its terms."
    >
      <PendingChanges kind="money_terms" />
      <Loaded reading={reading}>
        {({ moneyTerms }) => (
          <DraftForm
            key={JSON.stringify(moneyTerms)}
            title="Terms"
            question="Change the terms?"
            permission="money_terms.change"
            fields={MONEY_FIELDS}
            first={moneyDraft(moneyTerms)}
            standing={moneyTerms}
            wrongIn={wrongMoneyFields}
            read={readMoneyTerms}
            changeOf={(terms, noticeHours) => ({ kind: 'money_terms', terms, noticeHours })}
          />
        )}
      </Loaded>
    </Page>
  )
}
