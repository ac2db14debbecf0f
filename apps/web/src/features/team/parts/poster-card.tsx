// The poster in the chosen design, to be shared where the device can, or saved as a picture.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { useToast } from '@fairtick/ui/toast'
import { ImageDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { POSTER_HEIGHT, POSTER_WIDTH } from '../poster/draw-poster.ts'
import { POSTER_DESIGNS, type PosterDesign } from '../poster/poster-design.ts'
import { usePoster } from '../use-poster.ts'

export function PosterCard({ code, link }: { code: string; link: string }) {
  const t = useText()
  const showToast = useToast()
  const [design, choose] = useState<PosterDesign>('blue')
  const poster = usePoster({ code, link }, design)
  const save = async () => {
    const picture = await poster.picture()
    saveFile({ content: picture, fileName: picture.name })
    showToast({ text: t('team.saved', { name: picture.name }), tone: 'success' })
  }
  const share = async () => {
    const words = { title: 'Fairtick', text: t('team.headline'), url: link }
    const files = poster.state === 'drawn' ? [await poster.picture()] : []
    const whole = { ...words, files }
    // Who closes the sheet of the device has not shared, which is no fault.
    await navigator.share(navigator.canShare?.(whole) ? whole : words).catch(() => undefined)
  }
  return (
    <Card className="flex flex-col gap-3">
      <ChipGroup
        label={t('team.design')}
        layout="fill"
        options={POSTER_DESIGNS.map((value) => ({ value, label: t(DESIGN_NAMES[value]) }))}
        value={design}
        onChange={choose}
      />
      {poster.state === 'failed' ? (
        <Banner tone="warn" look="card">
          {t('team.posterFailed')}
        </Banner>
      ) : (
        <canvas
          ref={poster.canvas}
          width={POSTER_WIDTH}
          height={POSTER_HEIGHT}
          role="img"
          aria-label={t('team.posterAlt', { headline: t('team.headline'), code })}
          data-state={poster.state}
          className="mx-auto aspect-3/4 w-full max-w-68 rounded-lg border border-divider bg-surface-2"
        />
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        <Button
          tone={canShare() ? 'outline' : 'primary'}
          icon={<ImageDown />}
          disabled={poster.state !== 'drawn'}
          onClick={() => void save()}
        >
          {t('team.saveImage')}
        </Button>
        {canShare() && (
          <Button icon={<Share2 />} onClick={() => void share()}>
            {t('team.share')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Only secure pages of devices with a share sheet have it. */
function canShare(): boolean {
  return 'share' in navigator
}

const DESIGN_NAMES: Readonly<Record<PosterDesign, TextKey>> = {
  light: 'team.designLight',
  dark: 'team.designDark',
  blue: 'team.designBlue',
}
