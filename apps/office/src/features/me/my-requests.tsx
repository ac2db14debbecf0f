// What somebody asked for about oneself, and how to refuse it before another person approves it.

import { Button } from '@mui/material'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { Section } from '../../parts/section.tsx'
import { useCommand } from '../../platform/use-command.ts'
import { useRead } from '../../platform/use-read.ts'
import { RequestFacts } from '../requests/public.ts'

export function MyRequests() {
  const { data } = useRead('myRequests')
  const refuse = useCommand('refuseRequest', 'Refused: nothing changes')
  if (data === undefined || data.requests.length === 0) return null
  return (
    <Section title="Asked for about you">
      {data.requests.map((request) => (
        <div key={request.id}>
          <RequestFacts request={request} />
          <p>Another admin has to approve it. Refuse what you do not want.</p>
          <Button
            color="error"
            variant="outlined"
            disabled={refuse.isRunning}
            onClick={() => void refuse.run({ id: request.id })}
          >
            Refuse
          </Button>
        </div>
      ))}
      <ProblemAlert problem={refuse.problem} />
    </Section>
  )
}
