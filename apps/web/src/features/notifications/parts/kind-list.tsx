// The kinds of messages, each with the channels by which it comes.

import { Card } from '@fairtick/ui/card'
import { Checkbox } from '@fairtick/ui/checkbox'
import { NOTIFICATION_RULES, type NotificationKind } from '@fairtick/wire/notification-kinds'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { channelStates, toggled } from '../channel-states.ts'
import { type KindChoice, useKindChoices } from '../use-notifications.ts'

export type KindListProps = { kinds: readonly KindChoice[]; isPushOffered: boolean }

export function KindList({ kinds, isPushOffered }: KindListProps) {
  const t = useText()
  const { shown, choose, error } = useKindChoices(kinds)
  return (
    <section aria-label={t('notifications.kinds')} className="flex flex-col gap-3">
      <h2 className="px-1 text-caption font-semibold text-text2">{t('notifications.kinds')}</h2>
      <FormFailure failure={error ?? undefined} />
      <Card padding="none" className="divide-y divide-divider px-4">
        {shown.map((choice) => (
          <Kind
            key={choice.kind}
            choice={choice}
            isPushOffered={isPushOffered}
            onChange={(changed) => void choose(changed)}
          />
        ))}
      </Card>
      <p className="px-1 text-caption text-text3">{t('notifications.appHint')}</p>
    </section>
  )
}

type KindProps = {
  choice: KindChoice
  isPushOffered: boolean
  onChange: (changed: KindChoice) => void
}

function Kind({ choice, isPushOffered, onChange }: KindProps) {
  const t = useText()
  const { needsSecond } = NOTIFICATION_RULES[choice.kind]
  return (
    <fieldset className="py-3">
      <legend className="float-start w-full text-body text-text">
        {t(KIND_TEXTS[choice.kind])}
      </legend>
      <div className="clear-both flex flex-wrap gap-x-6">
        {channelStates(choice, { isPushOffered }).map(({ channel, isOn, isFixed }) => (
          <Checkbox
            key={channel}
            label={t(`notifications.${channel}`)}
            checked={isOn}
            disabled={isFixed}
            onChange={() => onChange(toggled(choice, channel))}
          />
        ))}
      </div>
      {needsSecond && (
        <p className="text-caption text-text3">
          {t(isPushOffered ? 'notifications.secondNeeded' : 'notifications.mailInstead')}
        </p>
      )}
      {needsSecond && isPushOffered && choice.push && !choice.mail && (
        <p className="text-caption text-text3">{t('notifications.mailInstead')}</p>
      )}
    </fieldset>
  )
}

const KIND_TEXTS = {
  security: 'notifications.security',
  money: 'notifications.money',
  margin: 'notifications.margin',
  orders: 'notifications.orders',
  options: 'notifications.options',
  account: 'notifications.account',
  alerts: 'notifications.alerts',
  chat: 'notifications.chat',
  terms: 'notifications.terms',
  routine: 'notifications.routine',
} as const satisfies Record<NotificationKind, TextKey>
