// The way to the public report, with what stands in it.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

export function ReportCard() {
  const t = useText()
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-dense text-text2">{t('help.reportText')}</p>
      <ButtonLink href={hrefOf('/pages/report')} tone="outline">
        {t('help.reportTitle')}
      </ButtonLink>
    </Card>
  )
}
