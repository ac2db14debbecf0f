// Holds which file of the build a module lands in.

import { expect, test } from 'vitest'
import { chunkGroup } from './chunk-names.ts'

const IMPORTS: Record<string, readonly string[]> = {
  '/web/src/main.tsx': ['/web/src/app/router.tsx'],
  '/web/src/app/router.tsx': ['/ui/button.tsx'],
  '/web/src/features/session/login-screen.tsx': ['/ui/field.tsx'],
  '/web/src/features/home/home-screen.tsx': ['/web/src/app/screen.tsx', '/ui/button.tsx'],
  '/web/src/features/market/market-screen.tsx': ['/web/src/app/screen.tsx', '/ui/table.tsx'],
  '/web/src/features/orders/orders-screen.tsx': ['/web/src/app/screen.tsx', '/ui/table.tsx'],
  '/web/src/app/screen.tsx': ['/web/src/live/live.ts'],
}

test('the door has what main and login need, shared what three screens need, in one file each', () => {
  const ids = [...new Set([...Object.keys(IMPORTS), ...Object.values(IMPORTS).flat()])]
  const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }
  const group = chunkGroup()
  for (const id of ids) group.test(id)
  const named = (name: string | null) => ids.filter((id) => group.name(id, graph) === name).sort()
  expect(named('door')).toEqual([
    '/ui/button.tsx',
    '/ui/field.tsx',
    '/web/src/app/router.tsx',
    '/web/src/features/session/login-screen.tsx',
    '/web/src/main.tsx',
  ])
  expect(named('shared')).toEqual(['/web/src/app/screen.tsx', '/web/src/live/live.ts'])
  expect(named(null)).toContain('/ui/table.tsx')
})
