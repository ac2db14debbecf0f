// The certificate of a withdrawal: what was deducted and on which basis, to keep (TR-6.2).

import type { Language } from '@fairtick/wire/languages'
import type { TextFile } from '@fairtick/wire/text-file'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import { exactMoneyText } from '@fairtick/words/number-texts'
import { escapeHtml } from '../../platform/html-text.ts'
import { presentWithdrawal, type WithdrawalViewContext } from './present-withdrawal.ts'
import type { Withdrawal } from './store.ts'

/** Everything in it is escaped text; nothing is loaded and nothing runs. */
export function certificateOf(
  withdrawal: Withdrawal,
  view: WithdrawalViewContext,
  language: Language,
): TextFile {
  const html = pageOf(rowsOf(withdrawal, view, language), withdrawal, language)
  return {
    fileName: `fairtick-withdrawal-${withdrawal.id.replace(/[^A-Za-z0-9]/g, '')}.html`,
    parts: (async function* () {
      yield html
    })(),
  }
}

type Row = readonly [name: string, value: string]

function rowsOf(
  withdrawal: Withdrawal,
  view: WithdrawalViewContext,
  language: Language,
): readonly Row[] {
  const words = DICTIONARIES[language].exports
  const record = presentWithdrawal(withdrawal, view)
  const { terms } = withdrawal
  const method = terms.methods[withdrawal.method]
  const usd = (amount: string) => `${exactMoneyText(amount)} USD`
  const time = (ms: number | null): string => (ms === null ? '—' : timeText(ms, view, language))
  return [
    [words.certRecord, record.id],
    [words.certAccount, words[ACCOUNTS[withdrawal.accountKind]]],
    [words.certStatus, words[STATUSES[record.status]]],
    [words.certSource, words[SOURCES[record.from]]],
    [words.certMethod, words[METHODS[record.method]]],
    [words.certTarget, record.target],
    [words.certSubmitted, time(record.submitTime)],
    [words.certApproved, time(record.approvedTime)],
    [words.certPaid, time(record.paidTime)],
    [words.certAmount, usd(record.amount)],
    [words.certFee, usd(record.fee)],
    [
      words.certFeeBasis,
      fillIn(words.certFeeRule, {
        rate: percent(method?.feeRate),
        fixed: usd(method?.feeFixed ?? '0'),
      }),
    ],
    ...(terms.areKept ? [[words.certKept, words.certKeptText] as const] : []),
    [words.certTaxable, usd(record.taxable)],
    [words.certTaxRate, percent(terms.taxRate)],
    [words.certTaxBasis, taxBasis(withdrawal, words)],
    ...lawOf(withdrawal, words),
    [words.certTax, usd(record.tax)],
    [words.certTotal, usd(record.total)],
    [words.certReceived, usd(record.received)],
  ]
}

const ACCOUNTS = { practice: 'certPractice', real: 'certReal' } as const
const SOURCES = { cash: 'certCash', salary: 'certSalary' } as const
const METHODS = { bank: 'certBank', wallet: 'certWallet' } as const
const STATUSES = {
  pending: 'certPending',
  success: 'certSuccess',
  failed: 'certFailed',
  cancelled: 'certCancelled',
} as const

type Words = (typeof DICTIONARIES)[Language]['exports']

function taxBasis({ from, terms }: Withdrawal, words: Words): string {
  if (from === 'salary') return words.certBaseSalary
  return terms.taxBase === 'gains' ? words.certBaseGains : words.certBaseAmount
}

/** Who gets what was withheld, and by which law; nothing where there is no tax (TR-13). */
function lawOf({ terms: { taxLaw, taxRate } }: Withdrawal, words: Words): readonly Row[] {
  if (Number(taxRate) === 0) return []
  if (taxLaw === undefined) return [[words.certTaxLaw, words.certTaxPractice]]
  return [
    [words.certTaxAuthority, taxLaw.authority],
    [words.certTaxLaw, taxLaw.legalBasis],
  ]
}

/** In the operator's time and in UTC. */
function timeText(
  ms: number,
  { operatorTimeZone }: WithdrawalViewContext,
  language: Language,
): string {
  const format = new Intl.DateTimeFormat(language, {
    ...{ dateStyle: 'medium', timeStyle: 'medium', timeZone: operatorTimeZone },
  })
  return `${format.format(ms)} (${operatorTimeZone}) · ${new Date(ms).toISOString()}`
}

const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 4 })

function percent(fraction = '0'): string {
  return percents.format(fraction as `${number}`)
}

function pageOf(rows: readonly Row[], { accountKind }: Withdrawal, language: Language): string {
  const words = DICTIONARIES[language].exports
  const lines = rows.map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const mark = accountKind === 'practice' ? `<p class="mark">${escapeHtml(words.certMark)}</p>` : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(words.certTitle)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(words.certTitle)}</h1>${mark}
<table>${lines.join('\n')}</table>
<p>${escapeHtml(words.certNote)}</p></main></body></html>
`
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #999;padding:.5rem;' +
  'text-align:left;vertical-align:top;overflow-wrap:anywhere}th{font-weight:600;width:40%}' +
  '.mark{border:2px solid;padding:.5rem;font-weight:600}'
