// Holds how imports of another feature become imports of the files that it names.

import { expect, test } from 'vitest'
import { withDirectFeatures } from './direct-features.ts'

const ID = '/web/src/features/salary/parts/payroll-row.tsx'
const PUBLIC = [
  '// What other features may use of this one.',
  "export { PayState } from './parts/pay-state.tsx'",
  "export {\n  type ShareDay,\n  useShareRecords,\n} from './use-share-records.ts'",
].join('\n')

const read = (path: string) => (path === '/web/src/features/team/public.ts' ? PUBLIC : '')

test('each name is imported from its own file, under the name that the module gave it', () => {
  const code = [
    "import { useState } from 'react';",
    'import { PayState, useShareRecords as useDays } from "../../team/public.ts";',
    'render(PayState)',
  ].join('\n')
  expect(withDirectFeatures(code, ID, read)).toBe(
    [
      "import { useState } from 'react';",
      "import { PayState } from '../../team/parts/pay-state.tsx'",
      "import { useShareRecords as useDays } from '../../team/use-share-records.ts'",
      'render(PayState)',
    ].join('\n'),
  )
})

test('a name that is not public stops the build', () => {
  const code = "import { Hidden } from '../../team/public.ts'"
  expect(() => withDirectFeatures(code, ID, read)).toThrow('Hidden')
})

test('other imports stay', () => {
  const code = "import { A } from './not-public.ts'\nimport B from '../../team/b.ts'"
  expect(withDirectFeatures(code, ID, read)).toBe(code)
})
