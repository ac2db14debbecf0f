// What leaves, what is taken out of it and on which basis, and what is received.

import { DefinitionList } from '@fairtick/ui/definition-list'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, type TextKey, useText } from '../../../platform/i18n.ts'
import { ExplainedInfo } from '../../../shell/explanation/explain-info.tsx'
import { explainWithdrawal, type WithdrawalFigure } from '../explain-withdrawal.ts'
import { taxLawText } from '../tax-law-text.ts'
import {
  type MethodTerms,
  type Preview,
  type Terms,
  termsOf,
  type WithdrawalRequest,
} from '../withdrawal-form.ts'

export type DeductionTableProps = {
  request: WithdrawalRequest
  terms: Terms
  /** undefined while no amount that can leave is typed: the figures stand as a dash. */
  preview: Preview | undefined
}

export function DeductionTable({ request, terms, preview }: DeductionTableProps) {
  const t = useText()
  const { exactMoney, percent } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const method = termsOf(terms, request.method)
  const shown = (text: string | undefined) => (text === undefined ? '—' : exactMoney(text))
  const taken = (text: string | undefined) =>
    text === undefined ? '—' : deducted(text, exactMoney)
  const explained = (figure: WithdrawalFigure) => (
    <ExplainedInfo
      formula={FORMULAS[figure]}
      explain={() =>
        method && preview && explainWithdrawal(figure, { preview, method, taxRate: terms.taxRate })
      }
    />
  )
  return (
    <DefinitionList
      rows={[
        { id: 'requested', label: t('withdraw.requested'), value: shown(preview?.amount) },
        {
          id: 'fee',
          label: t('withdraw.fee'),
          value: taken(preview?.fee),
          info: {
            label: t('account.explain', { name: t('withdraw.fee') }),
            text: (
              <>
                {method && <p>{feeRule(method, { t, percent, exactMoney, currency })}</p>}
                {explained('fee')}
              </>
            ),
          },
        },
        {
          id: 'tax',
          label: taxLabel({ request, terms, preview }, { t, percent, exactMoney }),
          value: taken(preview?.tax),
          info: {
            label: t('account.explain', { name: t('withdraw.tax') }),
            text: (
              <>
                <p>{taxInfo(request, terms, { t, exactMoney, currency })}</p>
                {explained('tax')}
              </>
            ),
          },
        },
        {
          id: 'total',
          label: t('withdraw.deducted'),
          value: taken(preview?.total),
          info: {
            label: t('account.explain', { name: t('withdraw.deducted') }),
            text: explained('total'),
          },
        },
        {
          id: 'receive',
          label: t('withdraw.receive'),
          info: {
            label: t('account.explain', { name: t('withdraw.receive') }),
            text: explained('receive'),
          },
          value: preview === undefined ? '—' : `${exactMoney(preview.received)} ${currency}`,
          weight: 'total',
        },
      ]}
    />
  )
}

const FORMULAS: Readonly<Record<WithdrawalFigure, TextKey>> = {
  fee: 'explain.withdrawFeeFormula',
  tax: 'explain.withdrawTaxFormula',
  total: 'explain.withdrawTotalFormula',
  receive: 'explain.withdrawReceiveFormula',
}

type Format = (text: string) => string

/** With a true minus sign; nothing taken has none. */
export function deducted(text: string, exactMoney: Format): string {
  return text === '0' ? exactMoney(text) : `−${exactMoney(text)}`
}

type FeeWords = { t: Say; percent: Format; exactMoney: Format; currency: string }

function feeRule({ feeRate, feeFixed }: MethodTerms, words: FeeWords): string {
  const { t, percent, exactMoney, currency } = words
  return t('withdraw.feeRule', { rate: percent(feeRate), fixed: exactMoney(feeFixed), currency })
}

type TaxWords = { t: Say; percent: Format; exactMoney: Format }

function taxLabel({ request, terms, preview }: DeductionTableProps, words: TaxWords): string {
  const { t, percent, exactMoney } = words
  if (preview === undefined || preview.taxable === '0' || preview.tax === '0') {
    return t('withdraw.tax')
  }
  const isOfGains = request.from === 'cash' && terms.taxBase === 'gains'
  return t(isOfGains ? 'withdraw.taxOfGains' : 'withdraw.taxOfAmount', {
    rate: percent(terms.taxRate),
    base: exactMoney(preview.taxable),
  })
}

type TaxInfoWords = { t: Say; exactMoney: Format; currency: string }

function taxInfo(request: WithdrawalRequest, terms: Terms, words: TaxInfoWords): string {
  return terms.taxRate === '0'
    ? taxLawText(terms, words.t)
    : `${taxBaseInfo(request, terms, words)} ${taxLawText(terms, words.t)}`
}

function taxBaseInfo(
  { from }: WithdrawalRequest,
  terms: Terms,
  { t, exactMoney, currency }: TaxInfoWords,
): string {
  if (from === 'salary') return t('withdraw.taxSalaryInfo')
  if (terms.taxBase === 'amount') return t('withdraw.taxAmountInfo')
  const gains = terms.untaxedGains.startsWith('-') ? '0' : terms.untaxedGains
  return t('withdraw.taxGainsInfo', { gains: exactMoney(gains), currency })
}
