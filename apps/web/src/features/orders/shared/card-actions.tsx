// What can be done with a contract, on its card: two buttons, and the way to its details.

import { Button, ButtonLink } from '@fairtick/ui/button'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { Ellipsis } from 'lucide-react'
import { pairOf } from '../../../live/instruments.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

export type CardAction = {
  readonly label: TextKey
  /** The label with the `{{pair}}`, for who hears the button alone. */
  readonly name: ActionName
  readonly onClick: () => void
  readonly busy?: boolean
  readonly disabled?: boolean
}

type ActionName =
  | 'positions.editOf'
  | 'positions.cancelOf'
  | 'positions.levelsOf'
  | 'positions.closeOf'

export type CardActionsProps = { order: WireContract; actions: readonly CardAction[] }

export function CardActions({ order, actions }: CardActionsProps) {
  const t = useText()
  const pair = pairOf(order.symbol)
  return (
    <div className="flex gap-2.5">
      {actions.map(({ label, name, ...rest }) => (
        <Button
          key={label}
          {...rest}
          tone="soft"
          className="min-w-0 flex-1"
          aria-label={t(name, { pair })}
        >
          {t(label)}
        </Button>
      ))}
      <ButtonLink
        tone="soft"
        href={hrefOf('/pages/trade/orderdetail', { id: order.id })}
        aria-label={t('positions.detailsOf', { pair })}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </ButtonLink>
    </div>
  )
}
