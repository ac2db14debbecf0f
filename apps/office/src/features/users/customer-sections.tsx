// What a customer has, section by section: opened one at a time by who may see it, once they have
// said why. Each look is written into the audit log.

import { CUSTOMER_VIEW_REASONS, type CustomerViewReason } from '@fairtick/wire/admin/view-reasons'
import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { AccountSections } from './account-sections.tsx'
import { SECTIONS } from './sections.ts'
import { VIEW_REASON_NAMES } from './view-words.ts'

export function CustomerSections({ id }: { readonly id: string }) {
  const [reason, setReason] = useState<CustomerViewReason>()
  return (
    <AccountSections
      sections={SECTIONS}
      view={reason && { id, reason }}
      before={
        <Box sx={{ mb: 2 }}>
          <TextField
            select
            label="Why you look"
            helperText="It opens the sections below, and goes into the audit log with each look."
            value={reason ?? ''}
            onChange={(event) => setReason(event.target.value as CustomerViewReason)}
            sx={{ minWidth: 260 }}
          >
            {CUSTOMER_VIEW_REASONS.map((one) => (
              <MenuItem key={one} value={one}>
                {VIEW_REASON_NAMES[one]}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      }
    />
  )
}
