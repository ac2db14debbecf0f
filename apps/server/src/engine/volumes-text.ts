// Day volumes of an account as one text of its row: `day:volume`, apart by spaces (TR-9).

import type { DayVolumes } from '@fairtick/core/vip/day-volumes'

export function volumesText(volumes: DayVolumes): string {
  return volumes.map(({ day, volume }) => `${day}:${volume}`).join(' ')
}

export function readVolumes(text: string): DayVolumes {
  if (text === '') return []
  return text.split(' ').map((one) => {
    const [day, volume] = one.split(':') as [string, string]
    return { day: Number(day), volume: BigInt(volume) }
  })
}
