// Two-step verification: passkeys, authenticator app, recovery codes, and what each change holds.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { List, ListRow } from '@fairtick/ui/list-row'
import { arePasskeysPossible } from '@fairtick/ui/passkeys'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { FingerprintPattern, LifeBuoy, type LucideIcon, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { IconTile } from '../../platform/icon-tile.tsx'
import { SettingsGroup } from '../../platform/settings-group.tsx'
import { securityQuery } from '../../platform/shared-queries.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { type FactorChange, FactorSheets } from './parts/factor-sheets.tsx'

type Security = CallResult<'security'>
type Opened = { readonly change: FactorChange; readonly security: Security }
type CardProps = { security: Security; onChange: (change: FactorChange) => void }

export function FactorScreen() {
  const t = useText()
  const security = useQuery(securityQuery)
  const [opened, setOpened] = useState<Opened>()
  const { data } = security
  const open = (change: FactorChange) => data && setOpened({ change, security: data })
  return (
    <Screen title={t('security.title')}>
      <div className="flex flex-col gap-5 px-gutter pt-3 pb-10">
        <p className="px-1 text-dense text-text2">
          {t('security.intro')} {t('security.holdNote')}
        </p>
        {data !== undefined ? (
          <>
            <HoldBanner security={data} />
            <PasskeyCard security={data} onChange={open} />
            <AppCard security={data} onChange={open} />
            <RecoveryCard security={data} onChange={open} />
          </>
        ) : security.error ? (
          <ProblemCard
            problem={security.error}
            onRetry={() => void security.refetch()}
            busy={security.isFetching}
          />
        ) : (
          <SkeletonRows rows={4} label={t('shell.loading')} />
        )}
      </div>
      {opened !== undefined && <FactorSheets {...opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  )
}

function HoldBanner({ security }: { security: Security }) {
  const t = useText()
  const { dateTime } = useFormats()
  const [longest] = security.holds
  if (longest === undefined) return null
  return (
    <Banner tone="info" look="card" live="none">
      {t('security.heldUntil', { time: dateTime(longest.until) })}
    </Banner>
  )
}

function PasskeyCard({ security: { passkeys }, onChange }: CardProps) {
  const t = useText()
  return (
    <SettingsGroup title={t('security.passkeys')}>
      {passkeys.length === 0 ? (
        <CardText Icon={FingerprintPattern}>{t('security.passkeysText')}</CardText>
      ) : (
        <List label={t('security.passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </List>
      )}
      <div className="border-t border-divider py-3">
        {arePasskeysPossible() ? (
          <Button tone="outline" block onClick={() => onChange({ what: 'add-passkey' })}>
            {t('security.addPasskey')}
          </Button>
        ) : (
          <p className="text-caption text-text3">{t('proof.impossible')}</p>
        )}
      </div>
    </SettingsGroup>
  )
}

type PasskeyRowProps = Pick<CardProps, 'onChange'> & { passkey: Security['passkeys'][number] }

function PasskeyRow({ passkey, onChange }: PasskeyRowProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const { id, name, since, lastUsed, synced } = passkey
  const used =
    lastUsed === null
      ? t('security.neverUsed')
      : t('security.lastUsed', { time: dateTime(lastUsed) })
  const added = t('security.since', { time: dateTime(since) })
  return (
    <ListRow
      onClick={() => onChange({ what: 'edit-passkey', id })}
      arrow="shown"
      leading={<IconTile Icon={FingerprintPattern} />}
      title={<span className="break-words">{name}</span>}
      subtitle={
        <span className="tabular">
          <span className="block">{synced ? `${added} · ${t('security.synced')}` : added}</span>
          {used}
        </span>
      }
    />
  )
}

function AppCard({ security: { factors }, onChange }: CardProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const [app] = factors
  const since = app && t('security.appSince', { time: dateTime(app.since) })
  return (
    <SettingsGroup title={t('security.app')}>
      <CardText Icon={Smartphone}>{since ?? t('security.appText')}</CardText>
      <div className="border-t border-divider py-3">
        <Button
          tone="outline"
          block
          onClick={() => onChange({ what: app === undefined ? 'enrol-app' : 'remove-app' })}
        >
          {t(app === undefined ? 'security.setUpApp' : 'security.removeApp')}
        </Button>
      </div>
    </SettingsGroup>
  )
}

function RecoveryCard({ security: { secondProofs, recoveryCodes }, onChange }: CardProps) {
  const t = useText()
  if (secondProofs.includes('mail')) return null
  return (
    <SettingsGroup title={t('security.recovery')} note={t('security.recoveryText')}>
      <CardText Icon={LifeBuoy}>{t('security.codesLeft', { count: recoveryCodes })}</CardText>
      <div className="border-t border-divider py-3">
        <Button tone="outline" block onClick={() => onChange({ what: 'renew-codes' })}>
          {t('security.renewCodes')}
        </Button>
      </div>
    </SettingsGroup>
  )
}

function CardText({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2.5 py-3">
      <IconTile Icon={Icon} />
      <p className="min-w-0 flex-1 text-dense text-text">{children}</p>
    </div>
  )
}
