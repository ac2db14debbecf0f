// Copies that unpack to their originals, and none where there is nothing to save.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'

test('texts of some size get two copies each, in folders too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-built-'))
  const assets = join(folder, 'assets')
  mkdirSync(assets)
  const script = 'const answer = 42\n'.repeat(200)
  writeFileSync(join(assets, 'a.js'), script)
  writeFileSync(join(folder, 'small.css'), 'a{}')
  writeFileSync(join(folder, 'icon.png'), Buffer.alloc(5_000))
  precompress(folder)
  expect(brotliDecompressSync(readFileSync(join(assets, 'a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(assets, 'a.js.gz'))).toString()).toBe(script)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'icon.png', 'small.css'])
})
