// The address of customer service, to write to or to copy; without one, whom to ask.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { CopyButton } from '@fairtick/ui/copy-button'
import { SectionHeader } from '@fairtick/ui/section-header'
import type { CallResult } from '@fairtick/wire/api-contract'
import { Mail } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'

type MailCardProps = {
  address: string
  /** In words of the operator, whatever language they are in. */
  operator: CallResult<'customerService'>['operator']
}

export function MailCard({ address, operator }: MailCardProps) {
  const t = useText()
  return (
    <section aria-labelledby="reach">
      <SectionHeader id="reach" title={t('help.reachTitle')} />
      <Card className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <IconTile Icon={Mail} />
          <p translate="no" className="min-w-0 flex-1 text-body break-all text-text">
            {address}
          </p>
          <CopyButton
            text={address}
            label={t('help.copyAddress')}
            copiedLabel={t('shell.copied')}
          />
        </div>
        {operator && (
          <p className="text-body text-text2">
            {operator.name}
            <br />
            {operator.hours}
          </p>
        )}
        <ButtonLink href={`mailto:${address}`} tone="outline" block>
          {t('help.writeMail')}
        </ButtonLink>
      </Card>
    </section>
  )
}

/** Of an installation whose operator has not said how to be reached. */
export function NoContactCard() {
  const t = useText()
  return (
    <section aria-labelledby="reach">
      <SectionHeader id="reach" title={t('help.reachTitle')} />
      <Card className="flex flex-col gap-3">
        <p className="text-body text-text2">{t('help.noContact')}</p>
        <p className="text-caption text-text3">{t('help.noContactOperator')}</p>
      </Card>
    </section>
  )
}
