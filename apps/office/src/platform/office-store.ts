// What react-admin remembers, such as the colours: in memory, with a copy that is kept where the
// browser can. Its own store fails with a storage that is full.

import { deviceStorage } from '@fairtick/ui/device-storage'
import { memoryStore, type Store } from 'react-admin'

const KEY = 'fairtick-office-store'

export function createOfficeStore(): Store {
  const memory = memoryStore(readKept())
  const keep = () => deviceStorage.write(KEY, JSON.stringify(memory.listItems?.() ?? {}))
  return {
    ...memory,
    setItem: (key, value) => {
      memory.setItem(key, value)
      keep()
    },
    removeItem: (key) => {
      memory.removeItem(key)
      keep()
    },
    removeItems: (prefix) => {
      memory.removeItems(prefix)
      keep()
    },
    reset: () => {
      memory.reset()
      keep()
    },
  }
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
