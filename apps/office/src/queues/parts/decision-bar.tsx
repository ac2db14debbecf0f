// The buttons of a decision; one that cannot be pressed says why.

import { Box, Button } from '@mui/material'

export type DecisionButton = {
  readonly label: string
  readonly tone?: 'danger'
  /** Why it cannot be pressed now. */
  readonly whyNot?: string | undefined
  readonly onPress: () => void
}

export function DecisionBar({ buttons }: { readonly buttons: readonly DecisionButton[] }) {
  const reasons = buttons.flatMap(({ label, whyNot }) =>
    whyNot === undefined ? [] : [{ label, whyNot }],
  )
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {buttons.map(({ label, tone, whyNot, onPress }) => (
          <Button
            key={label}
            variant={tone === 'danger' ? 'outlined' : 'contained'}
            color={tone === 'danger' ? 'error' : 'primary'}
            disabled={whyNot !== undefined}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </Box>
      {reasons.map(({ label, whyNot }) => (
        <Box component="p" key={label} sx={{ mt: 1, mb: 0, color: 'text.secondary' }}>
          {label}: {whyNot}
        </Box>
      ))}
    </>
  )
}
