// The VIP levels, where an account stands among them, and what its discount has saved (TR-9).

import { type Jurisdiction, OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { type Instrument, isQuotedInDollars } from '@fairtick/core/market/instrument'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney, moneyAsRational, roundToMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import { subtractRational } from '@fairtick/core/numbers/rational'
import type { Instant } from '@fairtick/core/time/instant'
import { VIP_LEVEL_TEXTS, type VipLevelText } from '@fairtick/core/vip/vip-level'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type ZoneMonth, zoneMonth } from '../../platform/calendar.ts'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { AccountRow } from '../account/public.ts'
import { listComingMoneyTerms, listDoneTerms } from '../changes/public.ts'
import { sumSavedFees } from './store.ts'

export type VipDependencies = {
  readonly database: Queryable
  readonly rowSeal: RowSeal
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly operatorTimeZone: string
  /** Whose rules stand now (TR-13). */
  readonly jurisdiction: () => Jurisdiction
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
  let levels = VIP_LEVEL_TEXTS
  let rules: Incentives = OPEN_JURISDICTION
  return (await listDoneTerms(database)).flatMap((done) => {
    if (done.kind === 'jurisdiction') {
      const after: Incentives = { areIncentivesAllowed: done.rules.incentives }
      if (after.areIncentivesAllowed === rules.areIncentivesAllowed) return []
      rules = after
    } else {
      if (done.terms.vipLevels === undefined) return []
      levels = done.terms.vipLevels
    }
    return [{ from: done.actsMs, until: done.doneMs, levels: levelsUnder(rules, levels) }]
  })
}

/** As each of them was told to everybody, whatever else of the terms it changes. */
async function readComing(dependencies: VipDependencies): Promise<VipInfo['coming']> {
  const rules = dependencies.jurisdiction()
  return (await listComingMoneyTerms(dependencies)).flatMap(({ terms, fromMs }) =>
    terms.vipLevels === undefined
      ? []
      : [{ from: fromMs, levels: levelsUnder(rules, terms.vipLevels) }],
  )
}

type Incentives = Pick<Jurisdiction, 'areIncentivesAllowed'>

/** Where rules of a country allow no incentives, no level takes anything off a fee (TR-13). */
function levelsUnder({ areIncentivesAllowed }: Incentives, levels: readonly VipLevelText[]) {
  return levels.map(({ volume, feeDiscount }) => ({
    ...{ volume, feeDiscount: areIncentivesAllowed ? feeDiscount : '0' },
  }))
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
