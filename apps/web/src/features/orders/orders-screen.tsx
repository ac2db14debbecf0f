// Being written.

import { Screen } from '../../app/screen.tsx'

export function OrdersScreen() {
  return <Screen title="Fairtick">{null}</Screen>
}
