// The worked cases of this repository pass, and no wrong amount goes unseen (TR-4, 5, 8, 10).

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT_FOLDER } from '../root-folder.ts'

const fileOf = (name: string) => `packages/testkit/vectors/${name}.json`
const OPTIONS = ['options', 'named-options'].map(fileOf)
const CONTRACTS = ['contracts', 'named-contracts'].map(fileOf)
const MEMBERS = [fileOf('members')]
const COPYING = [fileOf('copying')]
const PLANT = ['--import', join(ROOT_FOLDER, 'tools/vectors/wrong-payout-fixture.ts')]
const PLANTED_PROFIT = ['--import', join(ROOT_FOLDER, 'tools/vectors/wrong-profit-fixture.ts')]
const PLANTED_REWARD = ['--import', join(ROOT_FOLDER, 'tools/vectors/wrong-reward-fixture.ts')]
const PLANTED_SHARE = ['--import', join(ROOT_FOLDER, 'tools/vectors/wrong-share-fixture.ts')]

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
    const { status, output } = run('tools/vectors/main.ts', [
      ...[...OPTIONS, ...CONTRACTS, ...MEMBERS, ...COPYING],
    ])
    expect(output).toMatch(/^103 passed, 0 failed$/m)
    expect(status).toBe(0)
  })

  it('fail when core pays a millionth too much', () => {
    const { status, output } = run('tools/vectors/main.ts', OPTIONS, PLANT)
    expect(output).toMatch(/final\.cash: expected/)
    expect(status).toBe(1)
  })

  it('fail when a close pays a millionth too much (TR-4)', () => {
    const { status, output } = run('tools/vectors/main.ts', CONTRACTS, PLANTED_PROFIT)
    expect(output).toMatch(/final\.cash: expected/)
    expect(status).toBe(1)
  })

  it('fail when an inviter earns a millionth too much (TR-8)', () => {
    const { status, output } = run('tools/vectors/main.ts', MEMBERS, PLANTED_REWARD)
    expect(output).toMatch(/final\.users\.u1\.salary: expected/)
    expect(status).toBe(1)
  })

  it('fail when a leader earns a millionth too much of a profit (TR-10)', () => {
    const { status, output } = run('tools/vectors/main.ts', COPYING, PLANTED_SHARE)
    expect(output).toMatch(/final\.users\.l1\.salary: expected/)
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
