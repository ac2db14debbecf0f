// Security and settings: what guards the account and its money; ways to the other settings.

import { List, ListRow } from '@fairtick/ui/list-row'
import { useQuery } from '@tanstack/react-query'
import { CandlestickChart, KeyRound, Mail, MonitorSmartphone, Palette, Phone } from 'lucide-react'
import { useText } from '../../platform/i18n.ts'
import { IconTile } from '../../platform/icon-tile.tsx'
import { LinkGroup } from '../../platform/link-group.tsx'
import { hrefOf } from '../../platform/paths.ts'
import { SettingsGroup } from '../../platform/settings-group.tsx'
import { userQuery } from '../../platform/shared-queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { OwnRecoveries } from '../recovery/public.ts'
import { MoneyGuards, NotificationRow, OwnLimits, TwoStepRow } from './parts/guard-rows.tsx'
import { SecurityScore } from './parts/security-score.tsx'

export function SecureScreen() {
  const t = useText()
  const { data: user } = useQuery(userQuery)
  return (
    <Screen title={t('settings.title')}>
      <div className="flex flex-col gap-5 px-gutter pt-3 pb-10">
        <OwnRecoveries />
        <SecurityScore />
        <SettingsGroup title={t('settings.groupLogin')}>
          <List>
            <ListRow
              href={hrefOf('/pages/user/accountsecurity')}
              leading={<IconTile Icon={KeyRound} />}
              title={t('settings.loginPassword')}
              trailing={t('settings.change')}
            />
            <ListRow
              href={hrefOf('/pages/user/accountsecurity', { change: 'email' })}
              leading={<IconTile Icon={Mail} />}
              title={t('settings.email')}
              subtitle={<Given text={user?.email} />}
              trailing={t('settings.change')}
            />
            <ListRow
              href={hrefOf('/pages/user/accountsecurity', { change: 'phone' })}
              leading={<IconTile Icon={Phone} />}
              title={t('session.phone')}
              subtitle={<Given text={user?.phone} />}
              trailing={t('settings.change')}
            />
            <TwoStepRow />
            <ListRow
              href={hrefOf('/pages/setting/devices')}
              leading={<IconTile Icon={MonitorSmartphone} />}
              title={t('settings.devices')}
            />
            <NotificationRow />
          </List>
        </SettingsGroup>
        <MoneyGuards />
        <OwnLimits />
        <LinkGroup title="settings.groupApp" links={APP_LINKS} />
      </div>
    </Screen>
  )
}

const APP_LINKS = [
  { path: '/pages/setting/display', label: 'settings.groupDisplay', Icon: Palette },
  { path: '/pages/setting/trading', label: 'settings.groupTrading', Icon: CandlestickChart },
] as const

function Given({ text }: { text: string | undefined }) {
  return (
    <span translate="no" className="break-all">
      {text ?? '—'}
    </span>
  )
}
