// The VIP levels, where an account stands among them, and what its discount has saved (TR-9).

import { type Instrument, isQuotedInDollars } from '@fairtick/core/market/instrument'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney, moneyAsRational, roundToMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import { subtractRational } from '@fairtick/core/numbers/rational'
import type { Instant } from '@fairtick/core/time/instant'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type ZoneMonth, zoneMonth } from '../../platform/calendar.ts'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { AccountRow } from '../account/public.ts'
import { listComingMoneyTerms, listDoneMoneyTerms } from '../changes/public.ts'
import { sumSavedFees } from './store.ts'

export type VipDependencies = {
  readonly database: Queryable
  readonly rowSeal: RowSeal
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly operatorTimeZone: string
  readonly now: () => Instant
}

type VipInfo = CallResult<'vipLevels'>

export async function readVipLevels(
  dependencies: VipDependencies,
  account: AccountRow,
): Promise<VipInfo> {
  return {
    levels: account.vipLevels.map(({ level, volume, feeDiscount }) => ({
      ...{ level, volume: formatMoney(volume), feeDiscount: formatRate(feeDiscount) },
    })),
    changes: await readLevelChanges(dependencies),
    coming: await readComing(dependencies),
    mine: presentMine(account),
    saved: await readSaved(dependencies, account.id),
  }
}

/** By which anybody works out what every fee had to be at its time. */
async function readLevelChanges({ database }: VipDependencies): Promise<VipInfo['changes']> {
  return (await listDoneMoneyTerms(database)).flatMap(({ terms, actsMs, doneMs }) =>
    terms.vipLevels === undefined
      ? []
      : [{ from: actsMs, until: doneMs, levels: terms.vipLevels.map((one) => ({ ...one })) }],
  )
}

/** As each of them was told to everybody, whatever else of the terms it changes. */
async function readComing({ database, rowSeal }: VipDependencies): Promise<VipInfo['coming']> {
  const coming = await listComingMoneyTerms({ database, rowSeal })
  return coming.flatMap(({ terms, fromMs }) =>
    terms.vipLevels === undefined
      ? []
      : [{ from: fromMs, levels: terms.vipLevels.map((one) => ({ ...one })) }],
  )
}

function presentMine({ vip, vipLevels, volume }: AccountRow): VipInfo['mine'] {
  const next = vipLevels[vip.level + 1]
  return {
    level: vip.level,
    feeDiscount: formatRate(vip.feeDiscount),
    volume30d: formatMoney(roundToMoney(volume)),
    next: next
      ? {
          level: next.level,
          volume: formatMoney(next.volume),
          missing: formatMoney(
            roundToMoney(subtractRational(moneyAsRational(next.volume), volume)),
          ),
        }
      : null,
  }
}

async function readSaved(
  { database, instruments, operatorTimeZone, now }: VipDependencies,
  accountId: string,
): Promise<VipInfo['saved']> {
  const [since, before] = [0, 1].map((back) => zoneMonth(now(), operatorTimeZone, back)) as [
    ZoneMonth,
    ZoneMonth,
  ]
  const saved = await sumSavedFees(database, {
    ...{ accountId, beforeMs: before.start, sinceMs: since.start },
    sizes: [...instruments.values()].map((instrument) => ({
      symbol: instrument.symbol,
      contractSize: formatQuantity(instrument.contractSize),
      timesPrice: isQuotedInDollars(instrument),
    })),
  })
  return [
    { month: before.name, amount: formatMoney(saved.before) },
    { month: since.name, amount: formatMoney(saved.since) },
  ]
}
