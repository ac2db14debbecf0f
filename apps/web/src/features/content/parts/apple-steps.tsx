// The three steps on iPhone and iPad, each with the picture of what is tapped.

import { Card } from '@fairtick/ui/card'
import { Compass, Share, SquarePlus } from 'lucide-react'
import { type TextKey, useText } from '../../../platform/i18n.ts'

export function AppleSteps() {
  const t = useText()
  return (
    <Card>
      <h2 className="pb-2 text-body font-semibold text-text">{t('appDownload.iosTitle')}</h2>
      <ol className="flex flex-col gap-2.5">
        {STEPS.map(({ label, Icon }, at) => (
          <li key={label} className="flex items-center gap-3 rounded-md bg-surface-2 px-3 py-2.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-md bg-surface text-primary">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <span className="min-w-0 text-body text-text">
              <span className="tabular">{at + 1}. </span>
              {t(label)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const STEPS: ReadonlyArray<{ label: TextKey; Icon: typeof Share }> = [
  { label: 'appDownload.iosOpen', Icon: Compass },
  { label: 'appDownload.iosShare', Icon: Share },
  { label: 'appDownload.iosAdd', Icon: SquarePlus },
]
