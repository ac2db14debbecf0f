// Writing to the customer: by hand or from a canned reply, which is seen before it goes out.

import { CHAT_TEXT_MAX, TYPING_EVERY_MS } from '@fairtick/wire/chat-rules'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { Section } from '../../parts/section.tsx'
import { officeClient } from '../../platform/office-client.ts'
import { monotonicMs } from '../../platform/office-clock.ts'
import { useCommand } from '../../platform/use-command.ts'
import { useRead } from '../../platform/use-read.ts'
import type { ChatCase } from './chat-case.ts'

export function ChatAnswer({ found }: { readonly found: ChatCase }) {
  const { id, language } = found
  const [text, setText] = useState('')
  /** The same until it has arrived: an answer that was lost is not given twice. */
  const [key, setKey] = useState(newIdempotencyKey)
  const command = useCommand('answerChat', 'Sent.')
  const tellTyping = useTyping(id)
  const send = async () => {
    const done = await command.run({ id, text }, { idempotencyKey: key })
    if (done === undefined) return
    setText('')
    setKey(newIdempotencyKey())
  }
  const change = (next: string) => {
    setText(next)
    // Another text is another answer.
    setKey(newIdempotencyKey())
    tellTyping()
  }
  return (
    <Section title="Answer">
      <CannedReplies language={language} onChosen={change} />
      <TextField
        label={`Answer in ${LANGUAGES.of(language)}`}
        value={text}
        onChange={(event) => change(event.target.value)}
        slotProps={{ htmlInput: { maxLength: CHAT_TEXT_MAX } }}
        multiline
        minRows={3}
        fullWidth
      />
      <ProblemAlert problem={command.problem} />
      <Box sx={{ mt: 1 }}>
        <Button
          variant="contained"
          disabled={command.isRunning || text.trim() === ''}
          onClick={() => void send()}
        >
          Send
        </Button>
      </Box>
    </Section>
  )
}

type CannedRepliesProps = {
  readonly language: ChatCase['language']
  readonly onChosen: (text: string) => void
}

/** Fills the field, so that it is read before it is sent. */
function CannedReplies({ language, onChosen }: CannedRepliesProps) {
  const { data } = useRead('cannedReplies')
  if (data === undefined || data.data.length === 0) return null
  return (
    <TextField
      select
      label="Canned reply"
      value=""
      onChange={(event) => onChosen(event.target.value)}
      sx={{ minWidth: 220, mb: 1.5 }}
    >
      {data.data.map(({ id, name, texts }) => (
        <MenuItem key={id} value={texts[language]}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** At most once in three seconds; that it fails hinders nobody. */
function useTyping(id: string): () => void {
  const lastMs = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = monotonicMs()
    if (now - lastMs.current < TYPING_EVERY_MS) return
    lastMs.current = now
    void officeClient.call('typeChat', { body: { id } }).catch(() => undefined)
  }
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })
