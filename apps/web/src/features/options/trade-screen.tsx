// Being written.

import { Screen } from '../../app/screen.tsx'

export function TradeScreen() {
  return <Screen title="Fairtick">{null}</Screen>
}
