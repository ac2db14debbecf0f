// A change for the pill of a list: as wide at its most as three digits with two decimals.

const PARTED = 3
const MOST = '+9,999%'

/** `+1.64%`, `−99.90%`, `+1,234%`, `> +9,999%`: of a text with sign and two decimals. */
export function changeText(percent: string): string {
  const [whole = ''] = percent.split('.')
  const digits = whole.replace(/\D/g, '').length
  if (digits <= PARTED) return percent
  return digits === PARTED + 1 ? `${whole}%` : `> ${MOST}`
}
