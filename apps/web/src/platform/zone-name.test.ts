// Zones have names of every language.

import { expect, it } from 'vitest'
import { zoneName } from './zone-name.ts'

it('calls a zone what people call it', () => {
  expect(zoneName('ja', 'Asia/Tokyo')).toContain('日本')
  expect(zoneName('th', 'Asia/Tokyo')).toContain('ญี่ปุ่น')
})
