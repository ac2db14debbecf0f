// Recomputes the chain when asked, and says what it found.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { IdText } from '../../parts/id-text.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { officeClient } from '../../platform/office-client.ts'

type Outcome = {
  readonly result?: AdminCallResult<'auditCheck'>
  readonly problem?: unknown
  readonly isRunning: boolean
}

export function AuditCheck() {
  const [outcome, setOutcome] = useState<Outcome>({ isRunning: false })
  const check = async () => {
    setOutcome({ isRunning: true })
    try {
      setOutcome({ result: await officeClient.call('auditCheck'), isRunning: false })
    } catch (problem) {
      setOutcome({ problem, isRunning: false })
    }
  }
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" disabled={outcome.isRunning} onClick={() => void check()}>
        {outcome.isRunning ? 'Checking …' : 'Check the chain'}
      </Button>
      <ProblemAlert problem={outcome.problem} />
      {outcome.result && <Findings result={outcome.result} />}
    </Box>
  )
}

function Findings({ result }: { readonly result: AdminCallResult<'auditCheck'> }) {
  const { entries, exportedHeads, head, findings } = result
  if (findings.length === 0) {
    return (
      <Alert severity="success" role="status">
        {entries.toLocaleString('en')} entries, {exportedHeads.toLocaleString('en')} exported heads:
        nothing was edited, deleted, added or cut. Head: <IdText id={head} />
      </Alert>
    )
  }
  return (
    <Alert severity="error" role="alert">
      The log is not as it was written. Tell who is responsible for the installation.
      <ul>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </Alert>
  )
}
