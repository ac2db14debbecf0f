// Asks about, binds and removes wallets.

import { plainAddress } from '@fairtick/wire/address-rules'
import type { CallResult } from '@fairtick/wire/api-contract'
import { CallRefused } from '@fairtick/wire/client'
import { call } from '../../platform/client-instance.ts'
import { useText } from '../../platform/i18n.ts'
import { useTargetsChanged } from './use-targets-changed.ts'
import type { WalletForm } from './wallet-form.ts'

export type Wallet = CallResult<'wallets'>['wallets'][number]

export type WalletCalls = {
  /** Throws what is wrong with the address by the server's own check. */
  readonly judge: (form: WalletForm) => Promise<void>
  readonly bind: (form: WalletForm) => Promise<Wallet>
  readonly remove: (id: string, otp: string) => Promise<void>
}

export function useWalletCalls(): WalletCalls {
  const t = useText()
  const targetsChanged = useTargetsChanged()
  return {
    judge: async (form) => {
      try {
        // Without a code nothing is bound: the answer is what is wrong, or that a code is missing.
        await call('bindWallet', { body: bodyOf(form) })
      } catch (problem) {
        if (codeOf(problem) !== 'otp_required') throw problem
      }
    },
    bind: async (form) => {
      try {
        return await call('bindWallet', { body: { ...bodyOf(form), otp: form.otp } })
      } catch (problem) {
        if (!(problem instanceof CallRefused) || codeOf(problem) !== 'above_maximum') throw problem
        throw new CallRefused({ ...problem.answer, message: t('payout.tooManyWallets') })
      } finally {
        await targetsChanged()
      }
    },
    remove: async (id, otp) => {
      await call('removeWallet', { body: { id, otp } })
      await targetsChanged()
    },
  }
}

function bodyOf({ currency, channel, address }: WalletForm) {
  return { currency, channel, address: plainAddress(address) }
}

function codeOf(problem: unknown): string | undefined {
  return problem instanceof CallRefused ? problem.answer.code : undefined
}
