// Settings of the ticket: price tolerance and the review step.

import { ChipGroup } from '@fairtick/ui/chip-group'
import { Sheet } from '@fairtick/ui/sheet'
import { Switch } from '@fairtick/ui/switch'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { REVIEWED_PURCHASES, TOLERANCES, useTicketSettings } from '../ticket-settings.ts'

export type TicketSettingsSheetProps = { open: boolean; onClose: () => void }

export function TicketSettingsSheet({ open, onClose }: TicketSettingsSheetProps) {
  const t = useText()
  const { percent } = useFormats()
  const { tolerance, review, purchases } = useTicketSettings()
  const isFirst = purchases < REVIEWED_PURCHASES
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('options.settings')}
      closeLabel={t('shell.close')}
    >
      <div className="flex flex-col gap-4 pb-2">
        <section className="flex flex-col gap-1.5">
          <h3 className="text-body">{t('options.settingsTolerance')}</h3>
          <ChipGroup
            label={t('options.settingsTolerance')}
            layout="fill"
            options={TOLERANCES.map((value) => ({ value, label: percent(value) }))}
            value={tolerance}
            onChange={(value) => useTicketSettings.setState({ tolerance: value })}
          />
          <p className="text-caption text-text3">{t('options.settingsToleranceHint')}</p>
        </section>
        <Switch
          label={t('options.settingsReview')}
          hint={
            isFirst
              ? t('options.settingsReviewFirst', { count: REVIEWED_PURCHASES })
              : t('options.settingsReviewHint')
          }
          checked={isFirst || review === 'always'}
          disabled={isFirst}
          onChange={(checked) =>
            useTicketSettings.setState({ review: checked ? 'always' : 'first' })
          }
        />
      </div>
    </Sheet>
  )
}
