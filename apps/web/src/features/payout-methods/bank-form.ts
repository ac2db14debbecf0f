// A bank account as it is typed: which fields its way asks for, what is wrong, what is sent.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { type BankFieldRule, bankDetailProblem, cleanBankDetail } from '@fairtick/wire/bank-rules'
import { type FieldProblems, foundProblems } from '../../platform/field-check.ts'
import { proofProblem } from '../../platform/proof-text.ts'

export type BankWay = CallResult<'bankWays'>['ways'][number]

export type BankForm = {
  accountName: string
  bankName: string
  branchName: string
  branchNumber: string
  bankCode: string
  cardNumber: string
  ifsc: string
  otp: string
}

type BankRequest = CallInput<'bindBank'>['body']

/** The name of who is registered is a good guess: only own accounts are allowed. */
export function emptyBank(fullName: string): BankForm {
  return {
    ...{ accountName: fullName, bankName: '', branchName: '', branchNumber: '' },
    ...{ bankCode: '', cardNumber: '', ifsc: '', otp: '' },
  }
}

/** By the rules of the server, in the order of the way's fields. */
export function checkBank(way: BankWay | undefined) {
  return (form: BankForm): FieldProblems<BankForm> => {
    const judged = (way?.fields ?? []).map(
      (rule) => [rule.name, bankDetailProblem(cleaned(form, rule), rule)] as const,
    )
    return foundProblems<BankForm>({ ...Object.fromEntries(judged), otp: proofProblem(form.otp) })
  }
}

/** What is shown for review, and sent: as the server will keep it. */
export function cleaned(form: BankForm, rule: BankFieldRule): string {
  return cleanBankDetail(form[rule.name], rule)
}

export function bankRequest(
  form: BankForm,
  way: BankWay,
  purpose: 'first' | 'change',
): BankRequest {
  const given = Object.fromEntries(
    way.fields
      .map((rule) => [rule.name, cleaned(form, rule)] as const)
      .filter(([, text]) => text !== ''),
  )
  const { accountName = '', bankName = '', branchName = '', branchNumber = '' } = given
  return {
    ...given,
    ...{ accountName, bankName, branchName, branchNumber },
    cardNumber: given.cardNumber ?? '',
    bankWay: way.id,
    branchOtp: form.otp,
    ...(purpose === 'change' ? { update: true } : {}),
  }
}

/** The ways, those of one's language first. */
export function sortedWays(ways: readonly BankWay[], language: string): readonly BankWay[] {
  const rank = ({ languages, country }: BankWay) =>
    country === null ? 1 : (languages as readonly string[]).includes(language) ? 0 : 2
  return [...ways].sort((one, other) => rank(one) - rank(other))
}
