// Installing the app: what it is good for, and the way of the browser one is in.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { useText } from '../../platform/i18n.ts'
import { install, isApple, useInstalling } from '../../platform/installing.ts'
import { Screen } from '../../shell/screen.tsx'
import { AppleSteps } from './parts/apple-steps.tsx'

export function AppDownloadScreen() {
  const t = useText()
  const installing = useInstalling()
  const isDone = installing === 'installed' || installing === 'justInstalled'
  return (
    <Screen title={t('content.install')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-8">
        <Card className="flex flex-col gap-4">
          <div className="flex items-center gap-3.5">
            <img src="./icon.svg" alt="" width={56} height={56} className="size-14 rounded-md" />
            <p translate="no" className="text-title font-semibold text-text">
              Fairtick
            </p>
          </div>
          <p className="text-body text-text2">{t('appDownload.installWhy')}</p>
          {isDone && (
            <Banner tone="success" look="card">
              {t(installing === 'installed' ? 'appDownload.installed' : 'appDownload.installDone')}
            </Banner>
          )}
          {installing === 'offered' && (
            <Button size="large" block onClick={() => void install()}>
              {t('appDownload.installAction')}
            </Button>
          )}
        </Card>
        {!isDone && installing !== 'offered' && <ByHand />}
      </div>
    </Screen>
  )
}

/** First the way of the device in hand. */
function ByHand() {
  const ways = [<AppleSteps key="apple" />, <OtherWay key="other" />]
  return isApple() ? ways : ways.toReversed()
}

function OtherWay() {
  const t = useText()
  return (
    <Card>
      <h2 className="pb-1 text-body font-semibold text-text">{t('appDownload.otherTitle')}</h2>
      <p className="text-dense text-text2">{t('appDownload.otherText')}</p>
    </Card>
  )
}
