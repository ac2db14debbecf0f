// The worked cases of this repository pass, and a wrong payout does not go unseen (TR-5.4).

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT_FOLDER } from '../root-folder.ts'

const VECTORS = ['options', 'named-options'].map((name) => `packages/testkit/vectors/${name}.json`)
const PLANT = ['--import', join(ROOT_FOLDER, 'tools/vectors/wrong-payout-fixture.ts')]

function run(script: string, parameters: readonly string[], plant: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...plant, join(ROOT_FOLDER, script), ...parameters],
    { cwd: ROOT_FOLDER, encoding: 'utf8' },
  )
  return { status, output: `${stdout}${stderr}` }
}

describe('worked cases', () => {
  it('pass, every one of them', () => {
    const { status, output } = run('tools/vectors/main.ts', VECTORS)
    expect(output).toMatch(/^27 passed, 0 failed$/m)
    expect(status).toBe(0)
  })

  it('fail when core pays a millionth too much', () => {
    const { status, output } = run('tools/vectors/main.ts', VECTORS, PLANT)
    expect(output).toMatch(/final\.cash: expected/)
    expect(status).toBe(1)
  })
})

describe('a purchase over HTTP', () => {
  it('is settled to the last digit', () => {
    expect(run('tools/vectors/http-purchase-fixture.ts', [])).toMatchObject({ status: 0 })
  })

  it('is seen to be wrong when core pays a millionth too much', () => {
    const { status, output } = run('tools/vectors/http-purchase-fixture.ts', [], PLANT)
    expect(output).toMatch(/expected profit 9\.876542, got 9\.876543/)
    expect(status).toBe(1)
  })
})
