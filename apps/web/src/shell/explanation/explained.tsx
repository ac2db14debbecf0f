// One figure explained: formula in words, rule, inputs with their values, and what follows.

import { useState } from 'react'
import { useClientState } from '../../platform/client-state.ts'
import { useText } from '../../platform/i18n.ts'
import type { ExplainedProps, Explanation, FigureInput } from './explanation.ts'
import { INPUT_KINDS } from './input-kinds.ts'
import { TakenAt } from './taken-at.tsx'
import { TickLookup } from './tick-lookup.tsx'
import { useValueText } from './value-text.ts'

/** What moves stands still while it is read, and says of when it is. */
export function Explained({ formula, explain }: ExplainedProps) {
  const t = useText()
  const [held, setHeld] = useState(explain)
  if (held === undefined) return <p className="[word-break:auto-phrase]">{t(formula)}</p>
  return (
    <>
      {held.takenMs !== undefined && (
        <TakenAt takenMs={held.takenMs} onAgain={() => setHeld(explain())} />
      )}
      <ExplanationText explanation={held} />
    </>
  )
}

export function ExplanationText({ explanation }: { explanation: Explanation }) {
  const t = useText()
  const { formula, rule, result, hides } = explanation
  const isMasked = useClientState((state) => state.amounts) === 'masked'
  return (
    <>
      <p className="[word-break:auto-phrase]">{t(formula)}</p>
      {result?.step !== undefined && (
        <p className="mt-1">{t('explain.rounded', { step: result.step })}</p>
      )}
      <p className="mt-1 text-text3">{t('explain.ruleOf', { rule })}</p>
      {!(isMasked && hides === 'with-amounts') && <Rows explanation={explanation} />}
    </>
  )
}

function Rows({ explanation }: { explanation: Explanation }) {
  const t = useText()
  const valueText = useValueText()
  const { inputs, result, decimals } = explanation
  if (inputs.length === 0 && result === undefined) return null
  return (
    <dl className="mt-2 flex flex-col border-t border-divider pt-1">
      {withKeys(inputs).map(([key, input]) => (
        <InputRow key={key} input={input} decimals={decimals} />
      ))}
      {result && (
        <div className={ROW}>
          <dt className="min-w-0 font-semibold">{t(RESULT_WORDS[result.by ?? 'device'])}</dt>
          <dd className={`${VALUE} font-semibold`}>
            {valueText(result.unit, result.value, decimals)}
          </dd>
        </div>
      )}
    </dl>
  )
}

const RESULT_WORDS = {
  charge: 'explain.charged',
  credit: 'explain.credited',
  device: 'explain.workedOut',
} as const

/** They stand still, so their place is what tells them apart. */
function withKeys(inputs: readonly FigureInput[]): ReadonlyArray<readonly [string, FigureInput]> {
  return inputs.map((input, place) => [`${place} ${input.kind}`, input])
}

function InputRow({ input, decimals }: { input: FigureInput; decimals: number }) {
  const t = useText()
  const valueText = useValueText()
  const { kind, value, tick, lots, of } = input
  const { word, unit } = INPUT_KINDS[kind]
  const name = lots === undefined ? t(word) : t('positions.lotsText', { lots })
  const label = of === undefined ? name : `${of} · ${name}`
  const places = input.decimals ?? decimals
  const text = valueText(unit, value, places)
  if (tick !== undefined) {
    return <TickLookup tick={tick} label={label} shown={{ price: value, text, decimals: places }} />
  }
  return (
    <div className={ROW}>
      <dt className="min-w-0 text-text2">{label}</dt>
      <dd className={VALUE}>{text}</dd>
    </div>
  )
}

const ROW = 'flex min-h-8 items-center justify-between gap-4 py-0.5 text-dense'
const VALUE = 'tabular min-w-0 text-end break-words text-text'
