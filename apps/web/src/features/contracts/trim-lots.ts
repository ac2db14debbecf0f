// Lots as people read them: no needless zeros behind the point.

/** `0.30` is `0.3`, `8.0` is `8`; no rounding. */
export function trimLots(lots: string): string {
  return lots.includes('.') ? lots.replace(/\.?0+$/, '') : lots
}
