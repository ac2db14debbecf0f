// Steady colours for round pictures made of letters: known assets have theirs, others one by name.

export type LetterColour = { ground: string; letters: '#ffffff' | '#0b0e13' }

const KNOWN: Record<string, string> = {
  BTC: '#f0941d',
  ETH: '#5f6fc9',
  SOL: '#7b4fdb',
  ADA: '#0a53c7',
  XRP: '#2b323b',
  DOGE: '#c8a838',
  LTC: '#345d9d',
  LINK: '#2a5ada',
  BNB: '#e6b422',
  USDT: '#1a8f6b',
  USDC: '#2775ca',
  TRX: '#c5262e',
  DOT: '#d5257f',
  AVAX: '#d93c3d',
  BCH: '#0a8f57',
  ATOM: '#39406b',
  XLM: '#1f2a37',
  UNI: '#d6347f',
  XAU: '#d2a83a',
  PAXG: '#d2a83a',
  XAG: '#a3adb8',
  EUR: '#1f4fa8',
  GBP: '#7a2848',
  USD: '#2b7a4b',
  JPY: '#b8283d',
  AUD: '#14656b',
  CAD: '#a83a2a',
  CHF: '#b3323a',
  NZD: '#28516e',
}

const BY_NAME = [
  '#8a4a9e',
  '#2e7d6b',
  '#a8632b',
  '#345d9d',
  '#b0436e',
  '#4f6b2f',
  '#6a55b5',
  '#1f7a94',
] as const

/** The ground and letter colour of a name; the same name has the same colours for ever. */
export function letterColourOf(name: string): LetterColour {
  const ground = KNOWN[name.toUpperCase()] ?? BY_NAME[hash(name) % BY_NAME.length] ?? BY_NAME[0]
  return { ground, letters: luminance(ground) > 0.22 ? '#0b0e13' : '#ffffff' }
}

function hash(name: string): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum
}

/** Relative luminance by WCAG, for picking readable letters. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
