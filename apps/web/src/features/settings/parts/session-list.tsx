// Where I am logged in, and ending what is not mine.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Badge } from '@fairtick/ui/badge'
import { Button } from '@fairtick/ui/button'
import { deviceNameOf } from '@fairtick/ui/device-name'
import { List, ListRow } from '@fairtick/ui/list-row'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useToast } from '@fairtick/ui/toast'
import type { CallResult } from '@fairtick/wire/api-contract'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { useRevokeSessions, useSessions } from '../use-sessions.ts'

type Session = CallResult<'sessions'>['sessions'][number]

const OTHERS = 'others'

export function SessionList() {
  const t = useText()
  const sessions = useSessions()
  const [asked, setAsked] = useState<string>()
  if (sessions.data === undefined) {
    return sessions.isError ? (
      <ProblemCard
        problem={sessions.error}
        onRetry={() => void sessions.refetch()}
        busy={sessions.isFetching}
        className="shadow-none px-0"
      />
    ) : (
      <SkeletonRows rows={2} label={t('shell.loading')} />
    )
  }
  const hasOthers = sessions.data.some(({ current }) => !current)
  return (
    <>
      <List label={t('settings.devices')}>
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} onRevoke={() => setAsked(session.id)} />
        ))}
      </List>
      {hasOthers ? (
        <div className="border-t border-divider py-3">
          <p className="pb-2 text-caption text-text3">{t('settings.notYou')}</p>
          <Button tone="outline" block onClick={() => setAsked(OTHERS)}>
            {t('settings.revokeOthers')}
          </Button>
        </div>
      ) : (
        <p className="border-t border-divider py-3 text-caption text-text3">
          {t('settings.onlyHere')}
        </p>
      )}
      {asked !== undefined && (
        <RevokeDialog key={asked} id={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

function SessionRow({ session, onRevoke }: { session: Session; onRevoke: () => void }) {
  const t = useText()
  const { dateTime } = useFormats()
  const name = nameOf(session.device, t)
  const isPhone = /iPhone|Android/.test(session.device)
  return (
    <ListRow
      leading={<IconTile Icon={isPhone ? Smartphone : Monitor} tone="neutral" />}
      title={
        <span translate="no" className="text-dense font-semibold break-words">
          {name}
        </span>
      }
      subtitle={
        <span className="tabular">
          <span translate="no" className="block break-all">
            {session.ip}
          </span>
          {t('settings.lastSeen', { time: dateTime(session.lastSeenTime) })}
        </span>
      }
      trailing={
        session.current ? (
          <Badge tone="success">{t('settings.thisDevice')}</Badge>
        ) : (
          <Button
            tone="quiet"
            aria-label={t('settings.revokeDevice', { device: name })}
            onClick={onRevoke}
            className="px-2"
          >
            {t('settings.revoke')}
          </Button>
        )
      }
    />
  )
}

function RevokeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const showToast = useToast()
  const { mutate, isPending, error } = useRevokeSessions(() => {
    onClose()
    showToast({ text: t('settings.revoked'), tone: 'success' })
  })
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t(id === OTHERS ? 'settings.revokeOthersTitle' : 'settings.revokeTitle')}
      confirmLabel={t('settings.revoke')}
      onConfirm={() => mutate(id)}
      cancelLabel={t('shell.cancel')}
      tone="danger"
      busy={isPending}
    >
      <div className="flex flex-col gap-3">
        <p>{t('settings.revokeText')}</p>
        <FormFailure failure={error ?? undefined} />
      </div>
    </AlertDialog>
  )
}

function nameOf(device: string, t: Say): string {
  const name = deviceNameOf(device)
  if (name !== undefined) return t('settings.deviceOn', name)
  return device === '' ? t('settings.unknownDevice') : device
}
