// Why somebody looks at pictures of a document: asked before, and written down with each look.

import { VIEW_REASONS, type ViewReason } from '@fairtick/wire/identity-rules'
import { MenuItem, TextField } from '@mui/material'
import { VIEW_REASON_NAMES } from '../identity-words.ts'

type Props = {
  readonly reason: ViewReason
  readonly onChoose: (reason: ViewReason) => void
}

export function ViewReasonChoice({ reason, onChoose }: Props) {
  return (
    <TextField
      select
      label="Why you look"
      helperText="It is written into the audit log with each look."
      value={reason}
      onChange={(event) => onChoose(event.target.value as ViewReason)}
      sx={{ mb: 2, minWidth: 260 }}
    >
      {VIEW_REASONS.map((one) => (
        <MenuItem key={one} value={one}>
          {VIEW_REASON_NAMES[one]}
        </MenuItem>
      ))}
    </TextField>
  )
}
