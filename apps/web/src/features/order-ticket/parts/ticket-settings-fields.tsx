// Price tolerance and the review step, as the ticket and the settings screen offer them.

import { ChipGroup } from '@fairtick/ui/chip-group'
import { Switch } from '@fairtick/ui/switch'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { REVIEWED_PURCHASES, TOLERANCES, useTicketSettings } from '../ticket-settings.ts'

export function ToleranceField() {
  const t = useText()
  const { percent } = useFormats()
  const tolerance = useTicketSettings((state) => state.tolerance)
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-body">{t('ticketSettings.tolerance')}</h3>
      <ChipGroup
        label={t('ticketSettings.tolerance')}
        layout="fill"
        options={TOLERANCES.map((value) => ({ value, label: percent(value) }))}
        value={tolerance}
        onChange={(value) => useTicketSettings.setState({ tolerance: value })}
      />
      <p className="text-caption text-text3">{t('ticketSettings.toleranceHint')}</p>
    </section>
  )
}

export function ReviewField() {
  const t = useText()
  const { review, purchases } = useTicketSettings()
  const isFirst = purchases < REVIEWED_PURCHASES
  return (
    <Switch
      label={t('ticketSettings.review')}
      hint={
        isFirst
          ? t('ticketSettings.reviewFirst', { count: REVIEWED_PURCHASES })
          : t('ticketSettings.reviewHint')
      }
      checked={isFirst || review === 'always'}
      disabled={isFirst}
      onChange={(checked) => useTicketSettings.setState({ review: checked ? 'always' : 'first' })}
    />
  )
}

/** For contracts the ticket itself is the review; without it a tap orders at once. */
export function ContractReviewField() {
  const t = useText()
  const contractReview = useTicketSettings((state) => state.contractReview)
  return (
    <Switch
      label={t('ticketSettings.contractReview')}
      hint={t('ticketSettings.contractReviewHint')}
      checked={contractReview === 'on'}
      onChange={(checked) => useTicketSettings.setState({ contractReview: checked ? 'on' : 'off' })}
    />
  )
}
