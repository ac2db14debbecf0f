// Why an order of a leader was not copied, in words.

import type { CallResult } from '@fairtick/wire/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { TextKey } from '../../../platform/i18n.ts'

type Skipped = Extract<CallResult<'copyRecords'>['data'][number], { kind: 'skipped' }>

export const SKIP_TEXTS = orUnknown(
  {
    paused: 'copying.skipPaused',
    leverage_cap: 'copying.skipLeverage',
    below_min_lots: 'copying.skipMinLots',
    over_allocation: 'copying.skipAllocation',
    not_allowed_here: 'copying.skipNotAllowed',
    daily_loss_limit: 'copying.skipDailyLoss',
    exposure_limit: 'copying.skipExposure',
    insufficient_balance: 'copying.skipBalance',
  } as const satisfies Record<Skipped['reason'], TextKey>,
  'shell.unknown',
)
