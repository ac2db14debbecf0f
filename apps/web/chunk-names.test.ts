// Holds which file of the build a module lands in.

import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-names.ts'

const IMPORTS: Record<string, readonly string[]> = {
  '/web/src/main.tsx': ['/web/src/app/router.tsx'],
  '/web/src/app/router.tsx': ['/ui/button.tsx'],
  '/web/src/features/session/login-screen.tsx': ['/ui/field.tsx', '/ui/sheet.tsx'],
  '/web/src/features/home/home-screen.tsx': ['/web/src/app/screen.tsx', '/ui/button.tsx'],
  '/web/src/features/market/market-screen.tsx': ['/web/src/app/screen.tsx', '/ui/table.tsx'],
  '/web/src/features/orders/orders-screen.tsx': ['/web/src/app/screen.tsx', '/ui/table.tsx'],
  '/web/src/features/trade/trade-screen.tsx': ['/web/src/app/screen.tsx', '/ui/sheet.tsx'],
  '/web/src/features/help/help-screen.tsx': ['/ui/table.tsx', '/web/src/live/figures.ts'],
  '/web/src/features/account/assets-screen.tsx': ['/web/src/live/figures.ts'],
  '/web/src/features/profile/me-screen.tsx': ['/web/src/live/figures.ts'],
  '/web/src/features/contracts/contract-desk.tsx': ['/web/src/live/figures.ts'],
  '/web/src/app/screen.tsx': ['/web/src/live/live.ts'],
}

test('door: main; login: its form; shared: three screens and trade; figures, lists: three others', () => {
  const ids = [...new Set([...Object.keys(IMPORTS), ...Object.values(IMPORTS).flat()])]
  const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }
  const groups = chunkGroups()
  for (const group of groups) for (const id of ids) group.test(id)
  const nameOf = (id: string) => groups.map((group) => group.name(id, graph)).find(Boolean) ?? null
  const named = (name: string | null) => ids.filter((id) => nameOf(id) === name).sort()
  expect(named('door')).toEqual([
    '/ui/button.tsx',
    '/ui/sheet.tsx',
    '/web/src/app/router.tsx',
    '/web/src/main.tsx',
  ])
  expect(named('login')).toEqual(['/ui/field.tsx', '/web/src/features/session/login-screen.tsx'])
  expect(named('shared')).toEqual(['/web/src/app/screen.tsx', '/web/src/live/live.ts'])
  expect(named('figures')).toEqual(['/web/src/live/figures.ts'])
  expect(named('lists')).toEqual(['/ui/table.tsx'])
  expect(named(null)).toContain('/web/src/features/home/home-screen.tsx')
})
