// What react-admin imports by the name of Material UI's icons is here, and nothing besides.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const IMPORT = /^import .+ from '@mui\/icons-material(?:\/(\w+))?'/gm
const PACKAGES = ['react-admin', 'ra-core', 'ra-ui-materialui']
const NAMES = Object.keys(manifest.exports).map((path) => path.slice('./'.length))

/** Of every built module of one package, `''` where all icons are imported at once. */
function importedIcons(name: string): string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve(name)))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)])
    .map(([, icon]) => icon ?? '')
}

describe('the icons of the back office', () => {
  test('are the ones that react-admin imports', () => {
    const imported = new Set(PACKAGES.flatMap(importedIcons))
    expect(imported.size).toBeGreaterThan(0)
    expect([...imported].sort()).toEqual([...NAMES].sort())
  })

  test.each(NAMES)('%s is drawn, under the name that Material UI gives it', async (name) => {
    const path = `@mui/icons-material/${name}`
    const { default: Icon } = await import(path)
    const markup = renderToStaticMarkup(createElement(Icon, { fontSize: 'small' }))
    expect(markup).toContain(`data-testid="${name}Icon"`)
    expect(markup).toContain('MuiSvgIcon-fontSizeSmall')
    expect(markup).toMatch(/<(path|circle|rect|line|polyline|polygon) /)
  })
})
