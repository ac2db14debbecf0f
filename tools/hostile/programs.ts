// The programs of others by which an installation is attacked, and how they are had.

import { spawnSync } from 'node:child_process'

export const PROGRAMS: readonly string[] = ['slowhttptest', 'sqlmap']
export const HOW_TO_INSTALL = `apt-get install -y ${PROGRAMS.join(' ')}`

/** Without it nothing was shown: that is a finding. */
export function missingProgram(program: string): readonly string[] {
  const { error } = spawnSync(program, ['-h'], { stdio: 'ignore' })
  return error === undefined ? [] : [`${program} is missing: ${HOW_TO_INSTALL}`]
}
