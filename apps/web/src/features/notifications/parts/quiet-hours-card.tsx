// Hours without pushes, in the zone of this device.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { Switch } from '@fairtick/ui/switch'
import { TextField } from '@fairtick/ui/text-field'
import { useToast } from '@fairtick/ui/toast'
import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { ownZone } from '../../../platform/own-zone.ts'
import { zoneName } from '../../../platform/zone-name.ts'
import { type Settings, useChangeNotifications } from '../use-notifications.ts'

const NIGHT = { from: '22:00', until: '07:00' }

export type QuietHoursCardProps = Pick<Settings, 'quietHours'>

export function QuietHoursCard({ quietHours }: QuietHoursCardProps) {
  const t = useText()
  const [hours, setHours] = useState(quietHours ?? undefined)
  const turnOff = useChangeNotifications()
  return (
    <Card className="flex flex-col gap-3">
      <Switch
        label={t('notifications.quietOn')}
        hint={t('notifications.quietText')}
        checked={hours !== undefined}
        onChange={(isOn) => {
          setHours(isOn ? { ...NIGHT, timeZone: ownZone() } : undefined)
          if (!isOn && quietHours !== null) turnOff.mutate({ quietHours: null })
        }}
      />
      <FormFailure failure={turnOff.error ?? undefined} />
      {hours !== undefined && <HoursForm hours={hours} />}
    </Card>
  )
}

/** Hours that were set in another zone are shown in that one until they are saved anew. */
function HoursForm({ hours }: { hours: NonNullable<Settings['quietHours']> }) {
  const t = useText()
  const language = useLanguage()
  const showToast = useToast()
  const [from, setFrom] = useState(hours.from)
  const [until, setUntil] = useState(hours.until)
  const { mutate, isPending, error } = useChangeNotifications(() =>
    showToast({ text: t('notifications.saved'), tone: 'success' }),
  )
  const isSame = from === until
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isSame) mutate({ quietHours: { from, until, timeZone: hours.timeZone } })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <TextField
          className="min-w-36 flex-1"
          type="time"
          required
          label={t('notifications.quietFrom')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          className="min-w-36 flex-1"
          type="time"
          required
          label={t('notifications.quietUntil')}
          error={isSame ? t('notifications.quietSame') : undefined}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <p className="text-caption text-text3">
        {t('notifications.quietZone', { zone: zoneName(language, hours.timeZone) })}
      </p>
      <FormFailure failure={error ?? undefined} />
      <Button type="submit" block busy={isPending}>
        {t('notifications.save')}
      </Button>
    </form>
  )
}
