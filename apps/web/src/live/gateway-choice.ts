// Which gateway a page opens its socket at: one by chance, and another one each further time.

type GatewayChoice = {
  /** Of now; empty: the socket is where the page is. */
  readonly known: () => readonly string[]
  /** A chance in [0, 1). */
  readonly chance: () => number
}

/**
 * Each has had its turn before one has another, and none comes twice in a row while there are two.
 * The order is of chance too: pages that lose the same gateway spread over all others.
 */
export function createGatewayChoice({ known, chance }: GatewayChoice): () => string | undefined {
  let tried: readonly (string | undefined)[] = []
  return () => {
    const gateways = known()
    const isUntried = (url: string) => !tried.includes(url)
    if (!gateways.some(isUntried)) tried = gateways.length > 1 ? tried.slice(-1) : []
    const untried = gateways.filter(isUntried)
    const chosen = untried[Math.floor(chance() * untried.length)]
    tried = [...tried, chosen]
    return chosen
  }
}
