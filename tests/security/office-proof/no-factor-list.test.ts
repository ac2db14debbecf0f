// Which writing calls of the back office need no second factor, and why: SECURITY.md lists them.

import { readFileSync } from 'node:fs'
import type { AdminCall } from '@fairtick/wire/admin/api-call'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import { expect, test } from 'vitest'

const CALLS = Object.entries(ADMIN_CONTRACT) as [string, AdminCall][]

test('SECURITY.md lists each of them with its reason, and no other', () => {
  const listed = readFileSync('SECURITY.md', 'utf8').match(/^\| `\w+` \| .*$/gm)
  const lines = CALLS.flatMap(([name, { proof }]) =>
    proof === null || proof === 'factor' ? [] : [`| \`${name}\` | ${proof.none} |`],
  )
  expect(listed).toEqual(lines)
})

test('what writes declares a proof, what reads none, and nobody is asked without a session', () => {
  for (const [name, { route, access, proof }] of CALLS) {
    expect([name, proof === null]).toEqual([name, route.method === 'GET'])
    if (access === 'public') expect([name, proof]).not.toEqual([name, 'factor'])
  }
})
