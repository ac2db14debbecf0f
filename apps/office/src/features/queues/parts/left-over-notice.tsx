// Of practice money that waited when real money began: what it is, and what can be done (TR-12.2).

import { Alert } from '@mui/material'

export function LeftOverNotice({ found }: { readonly found: { readonly isLeftOver: boolean } }) {
  if (!found.isLeftOver) return null
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      This is practice money. It waited when real money began here: nothing of it is credited or
      paid any more. Fail it, and its customer is told why; they can also cancel it themselves.
    </Alert>
  )
}
