// Canned replies: each in six languages, shown as customers will read it.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-command.ts'
import { useRead } from '../../platform/use-read.ts'

type Reply = AdminCallResult<'cannedReplies'>['data'][number]
type Draft = { readonly id: string | null; readonly name: string; readonly texts: Reply['texts'] }

const NEW: Draft = {
  ...{ id: null, name: '' },
  texts: { ja: '', zh: '', en: '', ko: '', th: '', ms: '' },
}

export function RepliesPage() {
  const reading = useRead('cannedReplies')
  const mayChange = useMe().permissions.includes('chat.replies')
  const [draft, setDraft] = useState<Draft>()
  const [removed, setRemoved] = useState<Reply>()
  const add = (
    <Button variant="contained" onClick={() => setDraft(NEW)}>
      Add
    </Button>
  )
  return (
    <Page
      title="Canned replies"
      subtitle="Texts that are ready for a chat, in the language of the customer."
      actions={mayChange && add}
    >
      <Loaded reading={reading}>
        {({ data }) => (
          <>
            {data.length === 0 && <p>There is none yet.</p>}
            {data.map((reply) => (
              <Section
                key={reply.id}
                title={reply.name}
                actions={
                  mayChange && (
                    <>
                      <Button onClick={() => setDraft(reply)}>Change</Button>
                      <Button color="error" onClick={() => setRemoved(reply)}>
                        Remove
                      </Button>
                    </>
                  )
                }
              >
                <Preview texts={reply.texts} />
              </Section>
            ))}
          </>
        )}
      </Loaded>
      {draft && <ReplyDialog draft={draft} onClose={() => setDraft(undefined)} />}
      {removed && <RemoveDialog reply={removed} onClose={() => setRemoved(undefined)} />}
    </Page>
  )
}

function Preview({ texts }: { readonly texts: Reply['texts'] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {LANGUAGES.map((language) => (
        <Box key={language} sx={{ mb: 1 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {NAMES.of(language)}
          </Box>
          <Box component="dd" lang={language} sx={TEXT}>
            {texts[language]}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

type ReplyDialogProps = { readonly draft: Draft; readonly onClose: () => void }

function ReplyDialog({ draft, onClose }: ReplyDialogProps) {
  const [name, setName] = useState(draft.name)
  const [texts, setTexts] = useState(draft.texts)
  const command = useCommand('saveCannedReply', 'The reply is saved.')
  const isMissing = [name, ...Object.values(texts)].some((text) => text.trim() === '')
  const change = (language: Language, text: string) => setTexts({ ...texts, [language]: text })
  const save = async (proof: string) => {
    const done = await command.run({ id: draft.id, name, texts }, { proof })
    if (done !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={draft.id === null ? 'Add a canned reply' : 'Change the canned reply'}
      confirm="Save"
      command={command}
      missing={isMissing ? 'It needs a name and all six languages.' : undefined}
      onConfirm={(proof) => void save(proof)}
      onClose={onClose}
    >
      <TextField
        label="Name for the staff"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={NAMES.of(language)}
          value={texts[language]}
          onChange={(event) => change(language, event.target.value)}
          slotProps={{ htmlInput: { lang: language, maxLength: 4_000 } }}
          multiline
        />
      ))}
    </ConfirmDialog>
  )
}

type RemoveDialogProps = { readonly reply: Reply; readonly onClose: () => void }

function RemoveDialog({ reply, onClose }: RemoveDialogProps) {
  const command = useCommand('removeCannedReply', 'The reply is removed.')
  const remove = async (proof: string) => {
    const done = await command.run({ id: reply.id }, { proof })
    if (done !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`Remove “${reply.name}”?`}
      confirm="Remove"
      tone="danger"
      command={command}
      onConfirm={(proof) => void remove(proof)}
      onClose={onClose}
    >
      <p>What was sent with it stays as it is.</p>
    </ConfirmDialog>
  )
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' })
const TEXT = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }
