// Writing a draft: the fields, the preview of all languages as one types, and saving with a code.

import type { ContentKind } from '@fairtick/wire/content-kinds'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'
import { type ContentDraft, formOf, missingIn } from './content-draft.ts'
import { DraftFields } from './draft-fields.tsx'
import { Previews } from './previews.tsx'

type DraftEditorProps = {
  readonly kind: ContentKind
  readonly first: ContentDraft
  /** The thing whose next version it is; the draft that is changed. Neither: something new. */
  readonly item?: string | undefined
  readonly changed?: { readonly id: string; readonly hash: string } | undefined
  readonly onSaved?: (() => void) | undefined
}

export function DraftEditor({ kind, first, item, changed, onSaved }: DraftEditorProps) {
  const [draft, setDraft] = useState(first)
  const [isSaving, setSaving] = useState(false)
  const missing = missingIn(kind, draft)
  return (
    <>
      <DraftFields {...{ kind, draft }} onChange={setDraft} />
      <Box sx={BAR}>
        <Button
          variant="contained"
          disabled={missing !== undefined}
          onClick={() => setSaving(true)}
        >
          Save the draft
        </Button>
        {missing !== undefined && <Box sx={{ color: 'text.secondary' }}>{missing}</Box>}
      </Box>
      <Previews texts={formOf(draft).texts} />
      {isSaving && (
        <SaveDialog
          {...{ kind, item, changed, onSaved, form: formOf(draft) }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

type SaveDialogProps = Omit<DraftEditorProps, 'first'> & {
  readonly form: ReturnType<typeof formOf>
  readonly onClose: () => void
}

function SaveDialog({ kind, item, changed, form, onSaved, onClose }: SaveDialogProps) {
  const draft = useCommand('draftContent', 'Saved as a draft')
  const edit = useCommand('editContent', 'Saved')
  const command = changed === undefined ? draft : edit
  const navigate = useNavigate()
  const confirm = async (proof: string) => {
    const saved =
      changed === undefined
        ? await draft.run({ kind, form, ...(item === undefined ? {} : { item }) }, { proof })
        : await edit.run({ id: changed.id, hash: changed.hash, form }, { proof })
    if (saved === undefined) return
    onClose()
    onSaved?.()
    navigate(`/contents/${saved.id}`)
  }
  return (
    <ConfirmDialog
      title="Save this draft?"
      confirm="Save"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      Nobody sees it yet. Somebody else has to approve it, and it has to be published.
    </ConfirmDialog>
  )
}

const BAR = { mb: 2, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }
