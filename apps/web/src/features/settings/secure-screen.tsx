// Security and settings: password, devices, display, trading, prices.

import { List, ListRow } from '@fairtick/ui/list-row'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Mail, Phone } from 'lucide-react'
import { useText } from '../../platform/i18n.ts'
import { IconTile } from '../../platform/icon-tile.tsx'
import { hrefOf } from '../../platform/paths.ts'
import { SettingsGroup } from '../../platform/settings-group.tsx'
import { userQuery } from '../../platform/shared-queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { OwnRecoveries } from '../recovery/public.ts'
import { DisplaySettings } from './parts/display-settings.tsx'
import { MoneyGuards, NotificationRow, OwnLimits, TwoStepRow } from './parts/guard-rows.tsx'
import { SecurityScore } from './parts/security-score.tsx'
import { SessionList } from './parts/session-list.tsx'
import { PriceSettings, TradingSettings } from './parts/trading-settings.tsx'

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
            <NotificationRow />
          </List>
        </SettingsGroup>
        <MoneyGuards />
        <OwnLimits />
        <SettingsGroup title={t('settings.devices')}>
          <SessionList />
        </SettingsGroup>
        <DisplaySettings />
        <TradingSettings />
        <PriceSettings />
      </div>
    </Screen>
  )
}

function Given({ text }: { text: string | undefined }) {
  return (
    <span translate="no" className="break-all">
      {text ?? '—'}
    </span>
  )
}
