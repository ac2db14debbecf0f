// The poster: drawn whenever its design, language or code changes; saved or shared as a picture.

import { type RefObject, useEffect, useRef } from 'react'
import { canvasPicture } from '../../platform/canvas-picture.ts'
import { useLanguage, useText } from '../../platform/i18n.ts'
import { useQr } from '../../platform/qr-picture.tsx'
import { useIsPractice } from '../../platform/selected-account.ts'
import { drawPoster } from './poster/draw-poster.ts'
import type { PosterDesign } from './poster/poster-design.ts'

export type Poster = {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  /** `failed`: the code of QR pictures did not come. */
  readonly state: 'drawing' | 'drawn' | 'failed'
  readonly picture: () => Promise<File>
}

type Invitation = { readonly code: string; readonly link: string }

export function usePoster({ code, link }: Invitation, design: PosterDesign): Poster {
  const t = useText()
  const language = useLanguage()
  const isPractice = useIsPractice()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { data: qr, isError } = useQr(link)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || qr === undefined) return
    drawPoster(pen, {
      ...{ design, language, code, qr },
      fontFamily: getComputedStyle(document.body).fontFamily,
      headline: t('team.headline'),
      subline: t('team.subline'),
      scan: t('team.scan'),
      codeLabel: t('team.code'),
      host: new URL(link).host,
      notes: [...(isPractice ? [t('team.practiceOnly')] : []), t('team.riskNote')],
    })
  }, [design, language, code, link, qr, isPractice, t])
  return {
    canvas,
    state: qr !== undefined ? 'drawn' : isError ? 'failed' : 'drawing',
    picture: () => canvasPicture(canvas.current, `fairtick-${code}.png`),
  }
}
