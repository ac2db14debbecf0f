// Being written.

import { Screen } from '../../app/screen.tsx'

export function TradeRecordsScreen() {
  return <Screen title="Fairtick">{null}</Screen>
}
