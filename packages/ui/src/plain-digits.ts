// Digits of the keyboards of our languages, full-width and Thai, as ASCII ones.

export function plainDigits(text: string): string {
  // Both rows begin at a code that ends in 0.
  return text.replace(/[０-９๐-๙]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
