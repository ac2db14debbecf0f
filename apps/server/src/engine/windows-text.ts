// The open withdrawal windows as one text of the installation's row, apart by spaces (TR-6.5).

import type { OpenWindows, WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'

export function windowsText(windows: OpenWindows): string {
  return [...windows].toSorted().join(' ')
}

export function readWindows(text: string): OpenWindows {
  return new Set(text === '' ? [] : (text.split(' ') as WithdrawalSource[]))
}
