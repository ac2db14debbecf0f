// Holds how imports of icons become imports of their files.

import { expect, test } from 'vitest'
import { withDirectIcons } from './direct-icons.ts'

test('each icon is imported from its own file, under the name that the module gave it', () => {
  const code = "import { ChevronDown, Settings2 as Gear,\n X } from 'lucide-react'\nrender(X)"
  expect(withDirectIcons(code)).toBe(
    [
      "import ChevronDown from 'lucide-react/icons/chevron-down'",
      "import Gear from 'lucide-react/icons/settings-2'",
      "import X from 'lucide-react/icons/x'",
      'render(X)',
    ].join('\n'),
  )
})

test('other imports stay', () => {
  const code = "import { useState } from 'react'\nimport type { X } from './lucide-react.ts'"
  expect(withDirectIcons(code)).toBe(code)
})
