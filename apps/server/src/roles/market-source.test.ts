// The market source as the settings choose it, and the sentences where it cannot be had (TR-2.11).

import { parseInstrument } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { expect, it } from 'vitest'
import { readCatalogue } from '../features/market/public.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { SettingsError } from '../platform/settings-reader.ts'
import { openSource, SourceMismatch } from './market-source.ts'

const open = (settings: Record<string, string>, belongsTo?: SourceKind) =>
  openSource({
    market: readConfig(settings).market,
    instruments: readCatalogue().instruments.map(parseInstrument),
    clock: systemClock,
    log: createLog('silent'),
    belongsTo,
    lastPrices: new Map(),
  })

it('says which REPLAY cannot be played, as a setting to be mended', async () => {
  const wrong = open({ MARKET: 'replay', REPLAY: `BTCUSDT=${import.meta.filename}` })
  await expect(wrong).rejects.toThrow(SettingsError)
  await expect(wrong).rejects.toThrow(/^REPLAY cannot be played: .+market-source\.test\.ts/)
})

it('holds the data to the kind of its first start, which auto follows', async () => {
  await expect(open({ MARKET: 'simulated' }, 'replay')).rejects.toThrow(SourceMismatch)
  const { source } = await open({ MARKET: 'auto' }, 'simulated')
  expect(source.kind).toBe('simulated')
})
