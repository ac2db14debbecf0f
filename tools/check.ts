// `npm run check`: everything that can be known of the code without running it, in under a minute.
import { pathToFileURL } from 'node:url'
import { startCommand } from './command.ts'
import { projectFiles } from './project-files.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { type CheckPart, runParts } from './run-parts.ts'
import type { TestSummary } from './test-summary.ts'

const PARTS_AT_ONCE = 2

/** The slow ones first, so that two cores end together. */
export async function check(): Promise<TestSummary> {
  return runParts(
    'check',
    [
      ...types('web', 'apps/web/tsconfig.json', 'apps/web/src'),
      ...types('verify', 'apps/verify/tsconfig.json', 'apps/verify/src'),
      ...types('office', 'apps/office/tsconfig.json', 'apps/office/src'),
      ...types('server and tools', 'tsconfig.node.json', 'tools'),
      ...types('journeys', 'e2e/tsconfig.json', 'e2e'),
      ...types('core', 'packages/core/tsconfig.json', 'packages/core/src'),
      ...types('ui', 'packages/ui/tsconfig.json', 'packages/ui/src'),
      {
        name: 'format and lint',
        command: [
          'node_modules/@biomejs/biome/bin/biome',
          'check',
          '--error-on-warnings',
          '--max-diagnostics=200',
          '--colors=off',
          '.',
        ],
      },
      { name: 'boundaries', command: ['tools/boundaries/main.ts'], showsLastLine: true },
      {
        name: 'dead code',
        command: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
      },
      { name: 'tidy', command: ['tools/tidy/main.ts'], showsLastLine: true },
      { name: 'lock file', command: ['tools/lock-file.ts'] },
      {
        name: 'rule coverage',
        command: ['tools/rule-coverage.ts', '--count'],
        showsLastLine: true,
      },
    ],
    PARTS_AT_ONCE,
  )
}

/** None when the room is still empty: the compiler refuses a project without files. */
function types(name: string, project: string, room: string): CheckPart[] {
  if (!projectFiles(ROOT_FOLDER, room).some((path) => /\.tsx?$/.test(path))) return []
  const memory = `node_modules/.cache/types/${name.replaceAll(' ', '-')}.tsbuildinfo`
  const flags = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory]
  const command = ['node_modules/typescript-7/bin/tsc', '--project', project, ...flags]
  return [{ name: `types: ${name}`, command }]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await startCommand(
    {
      name: 'check',
      does: 'Format, lint, types, import table, dead code, house rules, lock files: all without running it.',
      examples: [''],
    },
    async () => {
      const startedAt = performance.now()
      const { passed, failed } = await check()
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      console.log(`check: ${passed} passed, ${failed} failed (${seconds} s)`)
      return failed === 0 ? 0 : 1
    },
  )
}
