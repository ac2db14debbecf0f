// About oneself: roles, what waits for one, sessions, password.

import { Button } from '@mui/material'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { Page } from '../../parts/page.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { MyPasskeys } from './my-passkeys.tsx'
import { MyRecovery } from './my-recovery.tsx'
import { MyRequests } from './my-requests.tsx'
import { MySessions } from './my-sessions.tsx'
import { PasswordDialog } from './password-dialog.tsx'

export function MePage() {
  const { name, email, roles } = useMe()
  const [isChanging, setChanging] = useState(false)
  return (
    <Page title="My account">
      <MyRequests />
      <Section
        title="Profile"
        actions={<Button onClick={() => setChanging(true)}>Change password</Button>}
      >
        <Facts facts={{ Name: name, Mail: email, Roles: roles.join(', ') || 'none yet' }} />
      </Section>
      <MyPasskeys />
      {roles.includes('admin') && <MyRecovery />}
      <MySessions />
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </Page>
  )
}
