// Whether every stored balance equals the sum of its postings, and nobody forged rows, now.

import { Alert, Button } from '@mui/material'
import { Facts } from '../../parts/facts.tsx'
import { IdText } from '../../parts/id-text.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { moneyText } from '../../parts/money-text.ts'
import { Page } from '../../parts/page.tsx'
import { Section } from '../../parts/section.tsx'
import { useRead } from '../../platform/use-read.ts'

export function ReconciliationPage() {
  const reading = useRead('reconciliation')
  const { isReading, readAgain } = reading
  return (
    <Page
      title="Reconciliation"
      subtitle="Compares every stored balance with the sum of its postings at this moment."
      actions={
        <Button variant="outlined" disabled={isReading} onClick={readAgain}>
          {isReading ? 'Comparing …' : 'Compare again'}
        </Button>
      }
    >
      <Loaded reading={reading}>
        {({ isClean, differing, totals, unauthorised }) => (
          <>
            <Verdict {...{ isClean, differing, unauthorised }} />
            <Section title="Sum of all postings">
              <Facts
                facts={Object.fromEntries(
                  Object.entries(totals).map(([kind, sum]) => [`${kind} accounts`, moneyText(sum)]),
                )}
              />
              <p>Each must be zero: whatever one account gets, another one gives.</p>
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  )
}

type VerdictProps = {
  readonly isClean: boolean
  readonly differing: readonly string[]
  readonly unauthorised: readonly string[]
}

function Verdict({ isClean, differing, unauthorised }: VerdictProps) {
  if (isClean) {
    return (
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        Everything agrees.
      </Alert>
    )
  }
  return (
    <Alert severity="error" role="alert" sx={{ mb: 2 }}>
      {unauthorised.length > 0
        ? 'Somebody wrote rows that the server did not. Nothing is paid out until it is explained.'
        : 'The books show a difference. Nothing is paid out until it is explained.'}
      {differing.length > 0 && (
        <ul>
          {differing.map((id) => (
            <li key={id}>
              <IdText id={id} />
            </li>
          ))}
        </ul>
      )}
      {unauthorised.length > 0 && (
        <ul>
          {unauthorised.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
