// What a wallet is called: its currency, and the channel where that says more.

export function walletName(wallet: {
  readonly currency: string
  readonly channel: string
}): string {
  const { currency, channel } = wallet
  return currency === channel ? currency : `${currency} · ${channel}`
}
