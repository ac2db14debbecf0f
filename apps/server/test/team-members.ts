// Users who invited each other: `user of ID`, whose practice account `ID` is to be opened yet.

import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import { sealContact } from '@fairtick/server/features/profile/public'
import type { Queryable } from '@fairtick/server/platform/database'
import { sealPassword } from '@fairtick/server/platform/sealed-password'
import type { AccountContext } from '@fairtick/wire/handler'
import { TEST_ROW_SEAL } from './row-seal.ts'

/** Rewards as the rules have them, and one plain way to withdraw. */
export const TEAM_TERMS: MoneyTermsText = {
  withdrawals: {
    ...{ taxRate: '0.2', taxBase: 'gains', windowMode: 'queue' },
    methods: { wallet: { feeRate: '0', feeFixed: '1', min: '10', max: '50000' } },
  },
  rewardRates: ['0.1', '0.05', '0.02'],
}

/** `inviters`: ids of accounts, nearest first. A later one registered later. */
export async function insertMember(
  database: Queryable,
  id: string,
  inviters: readonly string[] = [],
): Promise<void> {
  const [first = null, second = null, third = null] = inviters.map(userOf)
  const owner = { of: 'customer', id: userOf(id) } as const
  const password = sealPassword(TEST_ROW_SEAL, owner, 'hash')
  const contact = { id: userOf(id), phone: id, email: `${id}@a.example` }
  const contactSeal = sealContact(TEST_ROW_SEAL, contact)
  await database.query(
    `INSERT INTO app_user (id, phone, phone_key, email, email_key, full_name, nickname, language,
       password_hash, inviter_id, second_inviter_id, third_inviter_id, created_time,
       practice_account_id, real_account_id, opening_until, contact_seal)
     SELECT $1, $2, $2, $2 || '@a.example', $2 || '@a.example', 'Hana Sato', 'FTCODE' || $2, 'en',
       $6, $3, $4, $5, count(*), $2, 'real ' || $2, 0, $7 FROM app_user`,
    [userOf(id), id, first, second, third, password, contactSeal],
  )
  await database.query('INSERT INTO invitation (code, user_id, created_time) VALUES ($1, $2, 0)', [
    `CODE${id}`,
    userOf(id),
  ])
}

export function userOf(id: string): string {
  return `user of ${id}`
}

export function memberContext(
  id: string,
  account: 'practice' | 'real' = 'practice',
): AccountContext {
  return {
    ...{ language: 'en', account, address: '127.0.0.1', device: 'test', key: undefined },
    caller: { userId: userOf(id), sessionId: 's' },
  }
}
