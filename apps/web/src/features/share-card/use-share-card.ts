// The card of a result, drawn whenever what it says or looks like changes, and as a picture.

import { type RefObject, useEffect, useRef } from 'react'
import { canvasPicture } from '../../platform/canvas-picture.ts'
import { useClientState } from '../../platform/client-state.ts'
import { directionOf, useFormats } from '../../platform/formats.ts'
import { useLanguage, useText } from '../../platform/i18n.ts'
import { useQr } from '../../platform/qr-picture.tsx'
import { useIsPractice } from '../../platform/selected-account.ts'
import { type CardColours, type CardTexts, drawShareCard } from './draw-share-card.ts'
import { checkLink, type ShareContent } from './share-content.ts'

export type Amounts = 'shown' | 'hidden'

export type ShareCard = {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  /** `failed`: the code of QR pictures did not come. */
  readonly state: 'drawing' | 'drawn' | 'failed'
  readonly texts: CardTexts
  readonly link: string
  readonly picture: () => Promise<File>
}

export function useShareCard(content: ShareContent, amounts: Amounts): ShareCard {
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const link = checkLink(content, location.origin)
  const texts = useCardTexts(content, amounts)
  const { data: qr, isError } = useQr(link)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || qr === undefined) return
    const { fontFamily } = getComputedStyle(document.body)
    drawShareCard(pen, texts, { language, fontFamily, qr, colours: readColours(content) })
  })
  return {
    ...{ canvas, texts, link },
    state: qr !== undefined ? 'drawn' : isError ? 'failed' : 'drawing',
    picture: () =>
      canvasPicture(canvas.current, `fairtick-${content.symbol}-${content.ended.seq}.png`),
  }
}

function useCardTexts(content: ShareContent, amounts: Amounts): CardTexts {
  const t = useText()
  const { signedPercent, signedMoney, money, count, fullTime } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const isPractice = useIsPractice()
  const { basis, profit, opened, ended } = content
  const share = t('shareCard.ofBasis', { basis: basis.label })
  return {
    practice: isPractice ? t('shareCard.practice') : undefined,
    pair: content.pair,
    held: `${content.direction === 'up' ? '▲' : '▼'} ${content.held}`,
    ratio: signedPercent(content.ratio),
    ofWhat:
      amounts === 'hidden'
        ? share
        : `${share} · ${signedMoney(profit)} / ${money(basis.amount)} ${currency}`,
    moments: [opened, ended].map(({ label, price, seq, timeMs }) => ({
      ...{ label, price },
      tick: t('shareCard.tick', { seq: count(seq) }),
      time: fullTime(timeMs),
    })),
    check: t('shareCard.check'),
    host: location.host,
    risk: t('shareCard.risk'),
  }
}

function readColours({ direction, profit }: ShareContent): CardColours {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const result = directionOf(profit)
  return {
    ground: token('surface'),
    text: token('text'),
    soft: token('text2'),
    line: token('divider'),
    brand: '#1d5fd6',
    side: token(direction),
    result: token(result === 'flat' ? 'text' : result),
  }
}
