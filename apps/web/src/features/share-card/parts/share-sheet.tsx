// A result as a picture to keep or to share; amounts are on it only where somebody wants them.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { Switch } from '@fairtick/ui/switch'
import { useToast } from '@fairtick/ui/toast'
import { ImageDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { CARD_SIDE } from '../draw-share-card.ts'
import type { ShareContent } from '../share-content.ts'
import { type Amounts, type ShareCard, useShareCard } from '../use-share-card.ts'

export type ShareSheetProps = {
  open: boolean
  onClose: () => void
  content: ShareContent
}

export function ShareSheet({ open, onClose, content }: ShareSheetProps) {
  const t = useText()
  const [amounts, setAmounts] = useState<Amounts>('hidden')
  const card = useShareCard(content, amounts)
  const { pair, held, ratio, ofWhat } = card.texts
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('shareCard.title')}
      closeLabel={t('shell.close')}
      footer={<Actions card={card} />}
    >
      <div className="flex flex-col gap-3">
        {card.state === 'failed' ? (
          <Banner tone="warn" look="card">
            {t('shareCard.failed')}
          </Banner>
        ) : (
          <canvas
            ref={card.canvas}
            width={CARD_SIDE}
            height={CARD_SIDE}
            role="img"
            aria-label={`${pair}, ${held}: ${ratio}, ${ofWhat}`}
            data-state={card.state}
            className="mx-auto aspect-square w-full max-w-80 rounded-lg border border-divider bg-surface-2"
          />
        )}
        <Switch
          label={t('shareCard.amounts')}
          hint={t('shareCard.amountsHint')}
          checked={amounts === 'shown'}
          onChange={(isShown) => setAmounts(isShown ? 'shown' : 'hidden')}
        />
      </div>
    </Sheet>
  )
}

function Actions({ card }: { card: ShareCard }) {
  const t = useText()
  const showToast = useToast()
  const save = async () => {
    const picture = await card.picture()
    saveFile({ content: picture, fileName: picture.name })
    showToast({ text: t('shareCard.saved', { name: picture.name }), tone: 'success' })
  }
  const share = async () => {
    const { pair, held, ratio, check } = card.texts
    const words = { title: 'Fairtick', text: `${pair} ${held} ${ratio}\n${check}`, url: card.link }
    const whole = { ...words, files: [await card.picture()] }
    // Who closes the sheet of the device has not shared, which is no fault.
    await navigator.share(navigator.canShare?.(whole) ? whole : words).catch(() => undefined)
  }
  return (
    <div className="flex w-full flex-wrap gap-2.5">
      <Button
        tone={canShare() ? 'outline' : 'primary'}
        icon={<ImageDown />}
        className="flex-auto"
        disabled={card.state !== 'drawn'}
        onClick={() => void save()}
      >
        {t('shareCard.save')}
      </Button>
      {canShare() && (
        <Button
          icon={<Share2 />}
          className="flex-auto"
          disabled={card.state !== 'drawn'}
          onClick={() => void share()}
        >
          {t('shareCard.share')}
        </Button>
      )}
    </div>
  )
}

/** Only secure pages of devices with a share sheet have it. */
function canShare(): boolean {
  return 'share' in navigator
}
