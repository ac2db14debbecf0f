// What networks are called in full; one that is not listed goes by its own short name.

const FULL_NAMES: Readonly<Record<string, string>> = {
  TRC20: 'Tron',
  ERC20: 'Ethereum',
  BEP20: 'BNB Smart Chain',
  SPL: 'Solana',
}

export type NetworkName = { readonly full: string; readonly short: string | undefined }

/** `TRC20` → Tron, TRC20; `Bitcoin` → Bitcoin alone. */
export function networkName(network: string): NetworkName {
  const full = FULL_NAMES[network]
  return full === undefined ? { full: network, short: undefined } : { full, short: network }
}

/** `Tron (TRC20)` */
export function networkText(network: string): string {
  const { full, short } = networkName(network)
  return short === undefined ? full : `${full} (${short})`
}
