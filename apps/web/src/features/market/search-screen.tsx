// Being written.

import { Screen } from '../../app/screen.tsx'

export function SearchScreen() {
  return <Screen title="Fairtick">{null}</Screen>
}
