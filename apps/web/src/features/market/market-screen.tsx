// Being written.

import { Screen } from '../../app/screen.tsx'

export function MarketScreen() {
  return <Screen title="Fairtick">{null}</Screen>
}
