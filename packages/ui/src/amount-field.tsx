// An amount with − and + beside it; holding a button repeats faster and faster.

import { Minus, Plus } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type DecimalProblem, readTypedDecimal, stepDecimal } from './decimal-input.ts'
import { FIELD_BOX, FIELD_INPUT, Field, type FieldFrame } from './field.tsx'
import { tapDevice } from './haptics.ts'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { isComposing, useComposedText } from './use-composed-text.ts'

export type AmountFieldProps = FieldFrame & {
  /** Decimal text with a point, "" when empty; text that is no number is itself. */
  value: string
  onChange: (value: string) => void
  /** Size of one step as decimal text; without it there are no − and + buttons. */
  step?: string | undefined
  min?: string | undefined
  max?: string | undefined
  decreaseLabel?: string | undefined
  increaseLabel?: string | undefined
  /** Unit inside the box, such as "USD". */
  unit?: ReactNode
  /** A small button inside the box, such as Max. */
  action?: { label: string; onClick: () => void } | undefined
  align?: 'start' | 'center' | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  /** Said of text that is no number, or may be two. */
  problemTexts: Record<DecimalProblem, string>
  onBlur?: (() => void) | undefined
}

export function AmountField(props: AmountFieldProps) {
  const { label, labelEnd, hint, className, value, onChange, step, min, max } = props
  // What was typed stands until the value is another one, or the field is left.
  const [typed, setTyped] = useState({ text: '', value: '' })
  const input = useComposedText(typed.value === value ? typed.text : value, (text) => {
    const read = readTypedDecimal(text)
    setTyped({ text, value: read.value })
    onChange(read.value)
  })
  const { problem } = readTypedDecimal(value)
  const error = problem === undefined ? props.error : props.problemTexts[problem]
  const move = (count: number) => {
    if (step === undefined || problem !== undefined) return
    const next = stepDecimal(value, { step, count, min, max })
    if (next !== value) tapDevice('step')
    onChange(next)
  }
  const stepWithArrows = (event: KeyboardEvent) => {
    const count = STEPS_OF_KEY[event.key]
    if (count === undefined || step === undefined || isComposing(event.nativeEvent)) return
    event.preventDefault()
    move(count)
  }
  return (
    <Field label={label} labelEnd={labelEnd} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="flex gap-2">
          {step !== undefined && (
            <StepButton
              label={props.decreaseLabel ?? '−'}
              count={-1}
              move={move}
              disabled={props.disabled}
            />
          )}
          <div className={joinClasses(FIELD_BOX, 'flex-1')}>
            <input
              {...control}
              {...(step !== undefined && spinbuttonState(value, min, max))}
              {...input}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              name={props.name}
              disabled={props.disabled}
              placeholder={props.placeholder}
              onBlur={() => {
                setTyped({ text: value, value })
                props.onBlur?.()
              }}
              onKeyDown={stepWithArrows}
              className={joinClasses(
                FIELD_INPUT,
                'tabular font-number text-title font-semibold',
                props.align === 'center' && 'text-center',
              )}
            />
            {props.unit !== undefined && (
              <span className="shrink-0 pe-3.5 text-dense text-text3">{props.unit}</span>
            )}
            {props.action !== undefined && (
              <button
                type="button"
                onClick={props.action.onClick}
                className="target -ms-2 shrink-0 rounded-md px-2.5 text-dense font-semibold text-primary"
              >
                {props.action.label}
              </button>
            )}
          </div>
          {step !== undefined && (
            <StepButton
              label={props.increaseLabel ?? '+'}
              count={1}
              move={move}
              disabled={props.disabled}
            />
          )}
        </div>
      )}
    </Field>
  )
}

const STEPS_OF_KEY: Record<string, number | undefined> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

function spinbuttonState(value: string, min: string | undefined, max: string | undefined) {
  const now = Number(value)
  return {
    role: 'spinbutton',
    'aria-valuenow': value === '' || Number.isNaN(now) ? undefined : now,
    'aria-valuetext': value === '' ? undefined : value,
    'aria-valuemin': min === undefined ? undefined : Number(min),
    'aria-valuemax': max === undefined ? undefined : Number(max),
  }
}

type StepButtonProps = {
  label: string
  count: 1 | -1
  move: (count: number) => void
  disabled?: boolean | undefined
}

/** Steps once on a press; held longer it repeats, in the end ten times a second and tenfold. */
function StepButton({ label, count, move, disabled }: StepButtonProps) {
  const latest = useRef(move)
  useLayoutEffect(() => {
    latest.current = move
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const heldSteps = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    heldSteps.current += 1
    latest.current(count * (heldSteps.current > 20 ? 10 : 1))
    timer.current = setTimeout(repeat, Math.max(100, 220 - heldSteps.current * 15))
  }
  return (
    <IconButton
      label={label}
      tone="filled"
      icon={count < 0 ? <Minus className="size-5" /> : <Plus className="size-5" />}
      disabled={disabled}
      className="min-h-12 min-w-12"
      onPointerDown={() => {
        heldSteps.current = 0
        timer.current = setTimeout(repeat, 450)
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerLeave={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (heldSteps.current === 0) move(count)
        heldSteps.current = 0
      }}
    />
  )
}
