// Sets and removes alerts for whoever asks, in the process that watches the tape.

import type { Bus } from '../../platform/bus.ts'
import { type SetAlertParts, setAlert } from './set-alert.ts'
import { deleteAlert } from './store.ts'

/** Answers `price-alert.set` and `price-alert.remove`. */
export function answerAlerts(bus: Pick<Bus, 'answer'>, parts: SetAlertParts): void {
  const { database, watch } = parts
  bus.answer('price-alert.set', async ({ userId, ...form }) => {
    return (await setAlert(parts, userId, form)) ?? null
  })
  bus.answer('price-alert.remove', async ({ userId, id }) => {
    const isRemoved = await deleteAlert(database, userId, id)
    if (isRemoved) watch.remove(id)
    return isRemoved
  })
}
