// What guards the account and the way to change it: two-step verification, fund password, targets.

import { List, ListRow } from '@fairtick/ui/list-row'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { useQuery } from '@tanstack/react-query'
import {
  Bell,
  HeartHandshake,
  IdCard,
  Landmark,
  LockKeyhole,
  ShieldCheck,
  Wallet,
} from 'lucide-react'
import type { User } from '../../../platform/client-state.ts'
import { type Say, type TextKey, useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { SettingsGroup } from '../../../platform/settings-group.tsx'
import { securityQuery, userQuery } from '../../../platform/shared-queries.ts'

export function TwoStepRow() {
  const t = useText()
  const { data } = useQuery(securityQuery)
  return (
    <ListRow
      href={hrefOf('/pages/setting/factor')}
      leading={<IconTile Icon={ShieldCheck} />}
      title={t('settings.twoStep')}
      subtitle={data && factorsInUse(data.passkeys.length, data.factors.length, t)}
    />
  )
}

export function MoneyGuards() {
  const t = useText()
  const { data: user } = useQuery(userQuery)
  const bank = user && t(user.hasBank ? 'settings.bound' : 'settings.notBound')
  const wallets = user && (user.wallets === 0 ? t('settings.notBound') : user.wallets)
  const fundPassword = user && t(user.hasWithdrawPassword ? 'settings.isSet' : 'settings.notSet')
  return (
    <SettingsGroup title={t('settings.groupMoney')}>
      <List>
        <ListRow
          href={hrefOf('/pages/user/auth')}
          leading={<IconTile Icon={IdCard} />}
          title={t('settings.identity')}
          trailing={user ? identityText(user, t) : '—'}
        />
        <ListRow
          href={hrefOf('/pages/user/setPayPassword')}
          leading={<IconTile Icon={LockKeyhole} />}
          title={t('settings.fundPassword')}
          trailing={fundPassword ?? '—'}
        />
        <ListRow
          href={hrefOf('/pages/setting/bank')}
          leading={<IconTile Icon={Landmark} />}
          title={t('settings.bank')}
          trailing={bank ?? '—'}
        />
        <ListRow
          href={hrefOf('/pages/setting/addwallet')}
          leading={<IconTile Icon={Wallet} />}
          title={t('settings.wallets')}
          trailing={wallets ?? '—'}
        />
      </List>
    </SettingsGroup>
  )
}

export function OwnLimits() {
  const t = useText()
  return (
    <SettingsGroup title={t('settings.groupLimits')}>
      <List>
        <ListRow
          href={hrefOf('/pages/setting/limits')}
          leading={<IconTile Icon={HeartHandshake} />}
          title={t('settings.limits')}
          subtitle={t('settings.limitsText')}
        />
      </List>
    </SettingsGroup>
  )
}

export function NotificationRow() {
  const t = useText()
  return (
    <ListRow
      href={hrefOf('/pages/setting/notify')}
      leading={<IconTile Icon={Bell} />}
      title={t('settings.notifications')}
      subtitle={t('settings.notificationsText')}
    />
  )
}

/** Who is verified may have sent the next document already. */
function identityText({ verified, kycStatus }: Pick<User, 'verified' | 'kycStatus'>, t: Say) {
  return verified ? t('settings.identitySuccess') : t(IDENTITY_TEXTS[kycStatus])
}

const IDENTITY_TEXTS: Readonly<Record<User['kycStatus'], TextKey>> = orUnknown(
  {
    none: 'settings.identityNone',
    pending: 'settings.identityPending',
    success: 'settings.identitySuccess',
    failed: 'settings.identityFailed',
  },
  'shell.unknown',
)

/** Names them; without one it says what that means. */
function factorsInUse(passkeys: number, apps: number, t: Say): string {
  const names = [
    passkeys > 0 ? t('settings.twoStepPasskeys', { count: passkeys }) : undefined,
    apps > 0 ? t('settings.twoStepApp') : undefined,
  ].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(' · ') : t('settings.twoStepOff')
}
