// The order book: eight levels a side with bars of what lies before each.

import { Skeleton } from '@fairtick/ui/skeleton'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { PickedPrice } from '../../order-ticket/public.ts'
import { type DepthLevel, depthLevels, LEVELS_SHOWN } from '../depth-levels.ts'
import { useDepth } from '../use-depth.ts'

export type DepthPanelProps = {
  instrument: WireInstrument
  /** Makes every price a button that gives it. */
  onPick?: ((picked: PickedPrice) => void) | undefined
}

export function DepthPanel({ instrument, onPick }: DepthPanelProps) {
  const t = useText()
  const depth = useDepth(instrument.symbol)
  const levels = depthLevels(depth?.bids ?? [], depth?.asks ?? [])
  const decimals = instrument.priceDecimals
  return (
    <div className="pt-2">
      <div className="grid grid-cols-2 gap-3 contain-content">
        <Side
          side="bids"
          label={t('options.bids')}
          levels={levels.bids}
          decimals={decimals}
          onPick={onPick}
        />
        <Side
          side="asks"
          label={t('options.asks')}
          levels={levels.asks}
          decimals={decimals}
          onPick={onPick}
        />
      </div>
      {depth === undefined && (
        <p role="status" className="sr-only">
          {t('options.bookWaiting')}
        </p>
      )}
      {depth?.illustrative && (
        <p className="pt-2 text-caption text-text3">{t('options.bookIllustrative')}</p>
      )}
    </div>
  )
}

type SideProps = {
  side: 'bids' | 'asks'
  label: string
  levels: readonly DepthLevel[]
  decimals: number
  onPick: DepthPanelProps['onPick']
}

function Side({ side, label, levels, decimals, onPick }: SideProps) {
  const t = useText()
  const { price, compact } = useFormats()
  const isBids = side === 'bids'
  /** The bar grows from the middle of the book outwards. */
  const bar = (level: DepthLevel | undefined) => {
    if (level === undefined) return undefined
    const tint = isBids ? 'var(--up-tint)' : 'var(--down-tint)'
    const share = `${level.share * 100}%`
    const towards = isBids ? 'to left' : 'to right'
    return {
      backgroundImage: `linear-gradient(${towards}, ${tint} ${share}, transparent ${share})`,
    }
  }
  const order = isBids ? 'flex-row-reverse' : 'flex-row'
  return (
    <table className="block text-caption" aria-label={label}>
      <thead className="block">
        <tr className={`flex justify-between text-text3 ${order}`}>
          <th scope="col" className="font-normal">
            {t('options.bookPrice')}
          </th>
          <th scope="col" className="font-normal">
            {t('options.bookSize')}
          </th>
        </tr>
      </thead>
      <tbody className="tabular block">
        {Array.from({ length: LEVELS_SHOWN }, (_, at) => {
          const level = levels[at]
          return (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the book is the key.
              key={at}
              className={`relative flex h-6 items-center justify-between px-1 ${order}`}
              style={bar(level)}
            >
              {level === undefined ? (
                // A cell of its own: that of a price would count as one that has moved.
                <td key="awaited" className="w-full">
                  <Skeleton className="h-3.5 w-full" />
                </td>
              ) : (
                <>
                  <td className={`font-semibold ${isBids ? 'text-up' : 'text-down'}`}>
                    <LevelPrice
                      text={price(level.price, decimals)}
                      onPick={onPick && (() => onPick({ price: level.price, side }))}
                    />
                  </td>
                  <td className="text-text2">{compact(level.size)}</td>
                </>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type LevelPriceProps = { text: string; onPick: (() => void) | undefined }

/** A price of the book; where it can be taken over, all of its row is the button. */
function LevelPrice({ text, onPick }: LevelPriceProps) {
  const t = useText()
  if (onPick === undefined) return text
  return (
    <>
      {text}
      <button
        type="button"
        data-rows="dense"
        aria-label={t('options.bookPick', { price: text })}
        onClick={onPick}
        className="absolute inset-0 rounded-[4px] hover:bg-text/5 focus-visible:-outline-offset-2 active:bg-text/10"
      />
    </>
  )
}
