// For tests: somebody who applied to lead and waits for the office.

import { DEFAULT_PROFIT_SHARE, MAX_COPIED } from '@fairtick/core/copy/follow'
import { insertApplication } from '@fairtick/server/features/leaders/application-store'
import {
  type NewApplication,
  sealApplication,
} from '@fairtick/server/features/leaders/sealed-leader'
import type { Queryable } from '@fairtick/server/platform/database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'

type Applied = Pick<NewApplication, 'id' | 'userId' | 'accountId' | 'appliedMs'>

/** Whoever they are, and whatever they have traded. */
export async function insertApplicationOf(database: Queryable, applied: Applied): Promise<void> {
  const application: NewApplication = {
    ...{ ...applied, name: `Leader ${applied.id}`, intro: 'I trade slowly.' },
    ...{ profitShare: DEFAULT_PROFIT_SHARE, maxFollowers: 100, maxCopied: MAX_COPIED },
  }
  const seal = sealApplication(TEST_ROW_SEAL, application)
  await insertApplication(database, { ...application, seal })
}
