// What the chart shows: candles or line, indicators on it and below it, each with its settings.

import { Button } from '@fairtick/ui/button'
import { Chip } from '@fairtick/ui/chip'
import type { IndicatorName } from '@fairtick/ui/indicator-params'
import { SectionHeader } from '@fairtick/ui/section-header'
import { Segmented } from '@fairtick/ui/segmented'
import { Sheet } from '@fairtick/ui/sheet'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { OVERLAYS, PANES, PANES_MAX, toggled, useChartSettings } from '../chart-settings.ts'
import {
  INDICATOR_FIELDS,
  type IndicatorField,
  paramsOf,
  readParam,
  withParam,
  withUsual,
} from '../indicator-fields.ts'

export type ChartSettingsSheetProps = { open: boolean; onClose: () => void }

export function ChartSettingsSheet({ open, onClose }: ChartSettingsSheetProps) {
  const t = useText()
  const { type, overlays, panes } = useChartSettings()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('options.chartSettings')}
      closeLabel={t('shell.close')}
    >
      <div className="flex flex-col gap-2 pb-2">
        <Segmented
          label={t('options.chartType')}
          options={[
            { value: 'candles', label: t('options.candles') },
            { value: 'line', label: t('options.line') },
          ]}
          value={type}
          onChange={(value) => useChartSettings.setState({ type: value })}
        />
        <section>
          <SectionHeader title={t('options.overlays')} />
          <IndicatorChips
            names={OVERLAYS}
            chosen={overlays}
            onToggle={(name) =>
              useChartSettings.setState({ overlays: toggled(overlays, name, OVERLAYS.length) })
            }
          />
          <IndicatorList names={overlays} />
        </section>
        <section>
          <SectionHeader title={t('options.panes')} />
          <IndicatorChips
            names={PANES}
            chosen={panes}
            onToggle={(name) =>
              useChartSettings.setState({ panes: toggled(panes, name, PANES_MAX) })
            }
          />
          <IndicatorList names={panes} />
        </section>
      </div>
    </Sheet>
  )
}

type IndicatorChipsProps<Name extends string> = {
  names: readonly Name[]
  chosen: readonly Name[]
  onToggle: (name: Name) => void
}

function IndicatorChips<Name extends string>(props: IndicatorChipsProps<Name>) {
  return (
    <div className="flex flex-wrap gap-2">
      {props.names.map((name) => (
        <Chip key={name} pressed={props.chosen.includes(name)} onClick={() => props.onToggle(name)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}

/** The settings of those that are shown and have any. */
function IndicatorList({ names }: { names: readonly IndicatorName[] }) {
  return names.map((name) => {
    const fields = INDICATOR_FIELDS[name]
    return fields && <IndicatorRow key={name} name={name} fields={fields} />
  })
}

type IndicatorRowProps = { name: IndicatorName; fields: readonly IndicatorField[] }

function IndicatorRow({ name, fields }: IndicatorRowProps) {
  const t = useText()
  const params = useChartSettings((settings) => settings.params)
  const values = paramsOf(name, params)
  return (
    <fieldset className="flex flex-wrap items-end gap-x-3 gap-y-1 pt-2">
      <legend className="sr-only">{name}</legend>
      <span aria-hidden="true" className="flex min-h-11 w-14 items-center text-dense font-semibold">
        {name}
      </span>
      {fields.map((field, at) => (
        <ParamField
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a parameter is its name.
          key={at}
          name={`${name} ${t(field.label)}${fields.filter(({ label }) => label === field.label).length > 1 ? ` ${at + 1}` : ''}`}
          field={field}
          value={values[at] ?? field.min}
          onChange={(value) =>
            useChartSettings.setState({ params: withParam(params, name, { at, value }) })
          }
        />
      ))}
      {params[name] !== undefined && (
        <Button
          tone="quiet"
          onClick={() => useChartSettings.setState({ params: withUsual(params, name) })}
        >
          {t('chart.usual')}
        </Button>
      )}
    </fieldset>
  )
}

type ParamFieldProps = {
  name: string
  field: IndicatorField
  value: number
  onChange: (value: number) => void
}

/** Holds as soon as it is a number that can be; left as anything else it is what it was. */
function ParamField({ name, field, value, onChange }: ParamFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readParam(typed, field) === undefined
  return (
    <label className="flex flex-col text-caption text-text3">
      <span>{t(field.label)}</span>
      <input
        type="text"
        inputMode={field.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={name}
        aria-invalid={isWrong || undefined}
        value={typed ?? String(value)}
        onChange={(event) => {
          const text = event.currentTarget.value.trim()
          setTyped(text)
          const read = readParam(text, field)
          if (read !== undefined) onChange(read)
        }}
        onBlur={() => setTyped(undefined)}
        className="tabular target w-16 rounded-md border border-control bg-surface px-2 text-center text-body text-text outline-none focus:border-primary focus:shadow-[inset_0_0_0_1px_var(--primary)] aria-invalid:border-danger"
      />
    </label>
  )
}
