// The buttons of a decision; one that cannot be pressed says why.

import { Box, Button } from '@mui/material'

export type DecisionButton = {
  readonly label: string
  readonly tone?: 'danger'
  /** Why it cannot be pressed now. */
  readonly blocker?: string | undefined
  readonly onPress: () => void
}

export function DecisionBar({ buttons }: { readonly buttons: readonly DecisionButton[] }) {
  const reasons = buttons.flatMap(({ label, blocker }) =>
    blocker === undefined ? [] : [{ label, blocker }],
  )
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {buttons.map(({ label, tone, blocker, onPress }) => (
          <Button
            key={label}
            variant={tone === 'danger' ? 'outlined' : 'contained'}
            color={tone === 'danger' ? 'error' : 'primary'}
            disabled={blocker !== undefined}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </Box>
      {reasons.map(({ label, blocker }) => (
        <Box component="p" key={label} sx={{ mt: 1, mb: 0, color: 'text.secondary' }}>
          {label}: {blocker}
        </Box>
      ))}
    </>
  )
}
