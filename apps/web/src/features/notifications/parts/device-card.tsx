// Pushes to this browser: what they are for, then the way to turn them on or off.

import { Banner } from '@fairtick/ui/banner'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { useId } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { isApple, useInstalling } from '../../../platform/installing.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { pushState } from '../../../platform/pushes.ts'
import { type Settings, useTurnOff, useTurnOn } from '../use-notifications.ts'

export type DeviceCardProps = { push: NonNullable<Settings['push']> }

export function DeviceCard({ push }: DeviceCardProps) {
  const t = useText()
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-body font-semibold text-text">
        {t('notifications.device')}
      </h2>
      <p className="text-dense text-text2">{t('notifications.deviceWhy')}</p>
      <Way push={push} />
      {push.devices > 0 && (
        <p className="tabular text-caption text-text3">
          {t('notifications.devices', { count: push.devices })}
        </p>
      )}
    </Card>
  )
}

/** On iPhone and iPad the installed app alone can take pushes. */
function Way({ push }: DeviceCardProps) {
  const t = useText()
  const isInstalled = useInstalling() === 'installed'
  const state = pushState()
  if (push.subscribed && state === 'possible') return <TurnOff />
  if (isApple() && !isInstalled) {
    return (
      <>
        <Hint>{t('notifications.iosInstall')}</Hint>
        <ButtonLink href={hrefOf('/pages/appdownload')} tone="outline" block>
          {t('notifications.installWay')}
        </ButtonLink>
      </>
    )
  }
  if (state === 'unsupported') return <Hint>{t('notifications.unsupported')}</Hint>
  if (state === 'denied') return <Hint>{t('notifications.denied')}</Hint>
  return <TurnOn publicKey={push.publicKey} />
}

function TurnOn({ publicKey }: { publicKey: string }) {
  const t = useText()
  const { mutate, isPending, data: isOn, error } = useTurnOn()
  return (
    <>
      {isOn === false && <Hint>{t('notifications.denied')}</Hint>}
      {error instanceof DOMException ? (
        <Hint>{t('notifications.failed')}</Hint>
      ) : (
        <FormFailure failure={error ?? undefined} />
      )}
      <Button size="large" block busy={isPending} onClick={() => mutate(publicKey)}>
        {t('notifications.turnOn')}
      </Button>
    </>
  )
}

function TurnOff() {
  const t = useText()
  const { mutate, isPending, error } = useTurnOff()
  return (
    <>
      <Banner tone="success" look="card">
        {t('notifications.isOn')}
      </Banner>
      <FormFailure failure={error ?? undefined} />
      <Button tone="outline" block busy={isPending} onClick={() => mutate()}>
        {t('notifications.turnOff')}
      </Button>
    </>
  )
}

function Hint({ children }: { children: string }) {
  return (
    <Banner tone="info" look="card">
      {children}
    </Banner>
  )
}
