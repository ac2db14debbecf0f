// Holds which file of the build a module lands in.

import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-names.ts'

const IMPORTS: Record<string, readonly string[]> = {
  '/web/src/main.tsx': ['/web/src/app/router.tsx'],
  '/web/src/app/router.tsx': ['/ui/button.tsx'],
  '/web/src/features/session/login-screen.tsx': ['/ui/field.tsx', '/ui/sheet.tsx'],
  '/web/src/features/home/home-screen.tsx': ['/web/src/shell/screen.tsx', '/ui/button.tsx'],
  '/web/src/features/market/market-screen.tsx': ['/web/src/shell/screen.tsx', '/ui/table.tsx'],
  '/web/src/features/orders/orders-screen.tsx': ['/web/src/shell/screen.tsx', '/ui/table.tsx'],
  '/web/src/features/trade/trade-screen.tsx': [
    ...['/web/src/shell/screen.tsx', '/ui/sheet.tsx', '/ui/price-mark.tsx'],
  ],
  '/web/src/features/trade/ticks-panel.tsx': ['/ui/price-mark.tsx', '/ui/tick.tsx'],
  '/web/src/features/help/help-screen.tsx': ['/ui/table.tsx', '/web/src/live/figures.ts'],
  '/web/src/features/account/assets-screen.tsx': ['/web/src/live/figures.ts'],
  '/web/src/features/profile/me-screen.tsx': ['/web/src/live/figures.ts'],
  '/web/src/features/contracts/contract-panel.tsx': ['/web/src/live/figures.ts', '/ui/side.tsx'],
  '/web/src/features/contracts/order-panel.tsx': ['/ui/side.tsx'],
  '/web/src/features/options/option-panel.tsx': ['/ui/stake.tsx', '/ui/expiry.tsx'],
  '/web/src/features/options/my-options-panel.tsx': ['/ui/stake.tsx'],
  '/web/src/shell/screen.tsx': ['/web/src/live/live.ts'],
}

const LOADED_LATE = [
  ...['ticks-panel.tsx', 'trade-screen.tsx', 'contract-panel.tsx', 'order-panel.tsx'],
  ...['option-panel.tsx', 'my-options-panel.tsx'],
]

test('entry: main; login: its form; shared: what trade has in common; figures, lists: others', () => {
  const ids = [...new Set([...Object.keys(IMPORTS), ...Object.values(IMPORTS).flat()])]
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: IMPORTS[id] ?? [],
      dynamicImporters: LOADED_LATE.some((end) => id.endsWith(end)) ? ['/web/src/main.tsx'] : [],
    }),
  }
  const groups = chunkGroups()
  for (const group of groups) for (const id of ids) group.test(id)
  const nameOf = (id: string) => groups.map((group) => group.name(id, graph)).find(Boolean) ?? null
  const named = (name: string | null) => ids.filter((id) => nameOf(id) === name).sort()
  expect(named('entry')).toEqual([
    '/ui/button.tsx',
    '/ui/sheet.tsx',
    '/web/src/app/router.tsx',
    '/web/src/main.tsx',
  ])
  expect(named('login')).toEqual(['/ui/field.tsx', '/web/src/features/session/login-screen.tsx'])
  expect(named('shared')).toEqual([
    '/ui/price-mark.tsx',
    '/ui/stake.tsx',
    '/web/src/live/live.ts',
    '/web/src/shell/screen.tsx',
  ])
  expect(named('figures')).toEqual(['/ui/side.tsx', '/web/src/live/figures.ts'])
  expect(named('lists')).toEqual(['/ui/table.tsx'])
  expect(named(null)).toContain('/web/src/features/home/home-screen.tsx')
  expect(named(null)).toContain('/ui/tick.tsx')
  expect(named(null)).toContain('/ui/expiry.tsx')
})
