// The root of the newest day, to be compared with what others see.

import { Card } from '@fairtick/ui/card'
import { CopyButton } from '@fairtick/ui/copy-button'
import { useText } from '../../../platform/i18n.ts'

export function RootCard({ root }: { root: string }) {
  const t = useText()
  return (
    <Card aria-labelledby="published-root">
      <div className="flex items-center justify-between gap-3">
        <h2 id="published-root" className="text-body font-semibold text-text">
          {t('liabilities.rootTitle')}
        </h2>
        <CopyButton
          text={root}
          label={t('liabilities.copyRoot')}
          copiedLabel={t('shell.copied')}
          className="-my-2 -me-2"
        />
      </div>
      <p className="pt-1 text-dense text-text2">{t('liabilities.rootText')}</p>
      <p translate="no" className="pt-2 font-number text-caption break-all text-text">
        {root}
      </p>
    </Card>
  )
}
