// Whether something was drawn on a chart, for who does not have the code of drawings yet.

import { deviceStorage } from '@fairtick/ui/device-storage'

/** In the storage of the browser. */
export const DRAWINGS_KEY = 'fairtick-drawings'

export function mayHaveDrawings(symbol: string): boolean {
  return deviceStorage.read(DRAWINGS_KEY)?.includes(`"${symbol}"`) ?? false
}
