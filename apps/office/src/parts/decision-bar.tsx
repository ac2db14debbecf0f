// The buttons of a decision; one that cannot be pressed says why.

import { Box, Button } from '@mui/material'
import { useIsPasskeyOffered } from '../platform/use-second-factor.ts'
import { Kbd, keyProps } from './kbd.tsx'
import { usePageKeys } from './page-keys.ts'

export type DecisionButton = {
  readonly label: string
  /** Opens what the button opens, and decides nothing. */
  readonly shortcut?: string
  readonly tone?: 'danger'
  /** Why it cannot be pressed now. */
  readonly blocker?: string | undefined
  readonly onPress: () => void
}

export function DecisionBar({ buttons }: { readonly buttons: readonly DecisionButton[] }) {
  useIsPasskeyOffered()
  usePageKeys(
    buttons.flatMap(({ shortcut: key, label, blocker, onPress }) =>
      key === undefined || blocker !== undefined ? [] : [{ key, label, run: onPress }],
    ),
  )
  const reasons = buttons.flatMap(({ label, blocker }) =>
    blocker === undefined ? [] : [{ label, blocker }],
  )
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {buttons.map(({ label, shortcut, tone, blocker, onPress }) => (
          <Button
            key={label}
            variant={tone === 'danger' ? 'outlined' : 'contained'}
            color={tone === 'danger' ? 'error' : 'primary'}
            disabled={blocker !== undefined}
            onClick={onPress}
            {...keyProps(shortcut)}
          >
            {label}
            {shortcut !== undefined && <Kbd name={shortcut} />}
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
