// What the form of a wallet and the server know of any address, whatever its chain.

/** Without the gaps, breaks and unseen characters that copying brings along. */
export function plainAddress(typed: string): string {
  return typed.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
}

/**
 * A payment link (BIP 21, ERC 681) or a page. It is not taken apart: the address that it begins
 * with may be the contract of a token, or of another chain.
 */
export function isAddressLink(text: string): boolean {
  return /[:/?@#]/.test(text)
}
