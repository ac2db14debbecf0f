// Being written.

import { Screen } from '../../app/screen.tsx'

export function HomeScreen() {
  return <Screen title="Fairtick">{null}</Screen>
}
