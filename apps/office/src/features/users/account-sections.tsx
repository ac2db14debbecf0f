// Sections of a customer, closed at first, by who may see them. Where real money moves one chooses
// of which account, and each section says of which it is.

import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { FoldedSection } from '../../parts/folded-section.tsx'
import { useMe } from '../../platform/session.ts'
import { useRead } from '../../platform/use-read.ts'
import type { Account, CustomerView } from './sections/section-props.ts'
import type { CustomerSection } from './sections.ts'

type AccountSectionsProps = {
  readonly sections: readonly CustomerSection[]
  /** Whose, and why; without it nothing can be opened yet. */
  readonly view: CustomerView | undefined
  readonly before?: ReactNode
}

export function AccountSections({ sections, view, before }: AccountSectionsProps) {
  const { permissions } = useMe()
  const { data } = useRead('installation')
  const [chosen, setChosen] = useState<Account>()
  const shown = sections.filter(({ permission }) => permissions.includes(permission))
  if (shown.length === 0) return null
  const isLive = data?.mode === 'live'
  const account = chosen ?? (isLive ? 'real' : 'practice')
  const isBlocked = view === undefined || data === undefined
  return (
    <>
      {before}
      {isLive && <AccountChoice account={account} onChoose={setChosen} />}
      {shown.map(({ title, isOfAccount, Content }) => (
        <FoldedSection key={title} title={title} isBlocked={isBlocked}>
          {() =>
            view !== undefined &&
            (isOfAccount ? (
              <>
                <Typography sx={NOTE}>{ACCOUNT_NAMES[account]}</Typography>
                <Content key={account} {...view} account={account} />
              </>
            ) : (
              <Content {...view} account={account} />
            ))
          }
        </FoldedSection>
      ))}
    </>
  )
}

type AccountChoiceProps = {
  readonly account: Account
  readonly onChoose: (account: Account) => void
}

function AccountChoice({ account, onChoose }: AccountChoiceProps) {
  return (
    <Box sx={{ mb: 2 }}>
      <TextField
        select
        label="Of which account"
        value={account}
        onChange={(event) => onChoose(event.target.value as Account)}
        sx={{ minWidth: 260 }}
      >
        {Object.entries(ACCOUNT_NAMES).map(([one, name]) => (
          <MenuItem key={one} value={one}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

const ACCOUNT_NAMES: Readonly<Record<Account, string>> = {
  real: 'Real account',
  practice: 'Practice account',
}
const NOTE = { fontWeight: 600, mb: 1 }
