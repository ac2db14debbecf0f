// Being written.

import { Screen } from '../../app/screen.tsx'

export function OrderDetailScreen() {
  return <Screen title="Fairtick">{null}</Screen>
}
