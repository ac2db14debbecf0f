// Taking a conversation, putting it aside, passing it on, resolving it.

import { Alert, Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { serverClock } from '../../platform/office-clock.ts'
import { useMe } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-command.ts'
import { type ChatCase, minutesText } from './chat-case.ts'

type ChatActionsProps = { readonly found: ChatCase; readonly isMine: boolean }

export function ChatActions({ found, isMine }: ChatActionsProps) {
  const mayAnswer = useMe().permissions.includes('chat.answer')
  const { status, assignee, waitingSince, waitedMinutes, rating } = found
  return (
    <Section title="Handling">
      <p>
        {status === 'resolved'
          ? `Resolved${rating === null ? '' : `, rated ${rating} of 5`}.`
          : `Answered by ${assignee?.name ?? 'nobody'}.`}
        {waitingSince !== null && (
          <>
            {' '}
            Waits since <TimeText ms={waitingSince} />: {minutesText(waitedMinutes)} of business
            hours.
          </>
        )}
      </p>
      {mayAnswer && status !== 'resolved' && !isMine && <Claim found={found} />}
      {mayAnswer && status !== 'resolved' && <Priority found={found} />}
      {isMine && <Own found={found} />}
    </Section>
  )
}

function Claim({ found: { id, assignee } }: { readonly found: ChatCase }) {
  const command = useCommand('claimChat', 'You answer it now.')
  return (
    <>
      {assignee !== null && (
        <Alert severity="info">{assignee.name} answers it. Taking it tells them nothing.</Alert>
      )}
      <ProblemAlert problem={command.problem} />
      <Button
        variant="contained"
        disabled={command.isRunning}
        onClick={() => void command.run({ id, assignee: assignee?.id ?? null })}
      >
        Claim
      </Button>
    </>
  )
}

/** By anybody who answers: of those that wait, high ones come first. */
function Priority({ found: { id, priority } }: { readonly found: ChatCase }) {
  const other = priority === 'high' ? 'normal' : 'high'
  const command = useCommand('prioritizeChat', `Its priority is ${other} now.`)
  return (
    <>
      <p>Priority: {priority}.</p>
      <ProblemAlert problem={command.problem} />
      <Button
        variant="outlined"
        disabled={command.isRunning}
        onClick={() => void command.run({ id, priority: other })}
        sx={{ mb: 2 }}
      >
        Give it {other === 'high' ? 'a high' : 'the normal'} priority
      </Button>
    </>
  )
}

const SNOOZES = [
  { label: '1 hour', ms: 3_600_000 },
  { label: '1 day', ms: 86_400_000 },
] as const

function Own({ found }: { readonly found: ChatCase }) {
  const { id } = found
  const resolve = useCommand('resolveChat', 'It is resolved.')
  const snooze = useCommand('snoozeChat', 'It is put aside.')
  const isBusy = resolve.isRunning || snooze.isRunning
  return (
    <>
      <ProblemAlert problem={resolve.problem ?? snooze.problem} />
      <Box sx={BUTTONS}>
        <Button variant="contained" disabled={isBusy} onClick={() => void resolve.run({ id })}>
          Resolve
        </Button>
        {SNOOZES.map(({ label, ms }) => (
          <Button
            key={label}
            variant="outlined"
            disabled={isBusy}
            onClick={() => void snooze.run({ id, until: Math.round(serverClock.nowMs() + ms) })}
          >
            Put aside for {label}
          </Button>
        ))}
      </Box>
      <Transfer found={found} />
    </>
  )
}

const QUEUE = 'queue'

function Transfer({ found: { id, agents } }: { readonly found: ChatCase }) {
  const me = useMe()
  const [to, setTo] = useState(QUEUE)
  const [note, setNote] = useState('')
  const command = useCommand('transferChat', 'It is passed on.')
  return (
    <Box sx={FORM}>
      <TextField
        select
        label="Pass it to"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      >
        <MenuItem value={QUEUE}>The queue</MenuItem>
        {agents
          .filter((one) => one.id !== me.id)
          .map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.name}
            </MenuItem>
          ))}
      </TextField>
      <TextField
        label="Note for the staff"
        helperText="The customer never sees it."
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
      />
      <ProblemAlert problem={command.problem} />
      <Button
        variant="outlined"
        disabled={command.isRunning}
        onClick={() => void command.run({ id, to: to === QUEUE ? null : to, note })}
      >
        Pass it on
      </Button>
    </Box>
  )
}

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }
const FORM = { display: 'grid', gap: 1.5, justifyItems: 'stretch' }
