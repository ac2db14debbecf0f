// Money and prices as texts for people: app, notices and certificates write them alike, and all
// six languages too. Decimals stay text all the way.

type NumberText = (text: string) => string

/** `1,234.50`, half-even. */
export const moneyText: NumberText = formatOf({ ...cents(), signDisplay: 'negative' })

/** Never more than there is, as for an amount that can be spent. */
export const moneyTextDown: NumberText = formatOf({
  ...cents(),
  roundingMode: 'trunc',
  signDisplay: 'negative',
})

/** `+1,234.50`, `−20.00`, `0.00` */
export const signedMoneyText: NumberText = formatOf({ ...cents(), signDisplay: 'exceptZero' })

/** Every decimal that is there, at least two: `−0.123456`. */
export const exactMoneyText: NumberText = formatOf(micros())

export const exactSignedMoneyText: NumberText = formatOf({ ...micros(), signDisplay: 'exceptZero' })

/** With two decimals, and below a cent every digit: a small fee is not nothing. */
export const feeText: NumberText = (text) => (isTiny(text) ? exactMoneyText : moneyText)(text)

export const signedFeeText: NumberText = (text) =>
  (isTiny(text) ? exactSignedMoneyText : signedMoneyText)(text)

/** Cut off to whole percent: `81%` of 0.819. */
export const wholePercentText: NumberText = formatOf({
  ...{ style: 'percent', maximumFractionDigits: 0, roundingMode: 'floor' },
})

/** From here on a risk rate says no more than that: the digits would only shout. */
const RISK_SHOWN_BELOW = 10

/** Cut off, so that a risk rate never looks better than it is: `812%`; far from danger `> 999%`. */
export const riskRateText: NumberText = (rate) =>
  Number(rate) < RISK_SHOWN_BELOW ? wholePercentText(rate) : '> 999%'

/** An amount of any currency with the decimals it has, at most eight: `0.0005`, `50,000`. */
export const quantityText: NumberText = formatOf({ maximumFractionDigits: 8 })

const priceFormats = new Map<number, NumberText>()

/** With the instrument's decimals, and one more where the price brings one. */
export function priceText(text: string, decimals: number): string {
  let format = priceFormats.get(decimals)
  if (format === undefined) {
    format = formatOf({ minimumFractionDigits: decimals, maximumFractionDigits: decimals + 1 })
    priceFormats.set(decimals, format)
  }
  return format(text)
}

/** As it is, its thousands parted: for prices that have their decimals already. */
export function groupedText(text: string): string {
  return priceText(text, text.split('.')[1]?.length ?? 0)
}

/** `0.0042`, not `0` and not `0.01`. */
function isTiny(text: string): boolean {
  return /^-?0\.00[0-9]*[1-9]/.test(text)
}

function cents() {
  const roundingMode = 'halfEven' as const
  return { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode }
}

function micros() {
  return { minimumFractionDigits: 2, maximumFractionDigits: 6 }
}

function formatOf(options: Intl.NumberFormatOptions): NumberText {
  const format = new Intl.NumberFormat('en-US', options)
  // A true minus sign, as wide as the plus.
  return (text) => format.format(text as Intl.StringNumericLiteral).replace('-', '−')
}
