// A decision that happens once: one key from the opening of its dialog until it has an answer.

import type { AdminCallInput, ProvenCallName } from '@fairtick/wire/admin/api-contract'
import type { Proven } from '@fairtick/wire/admin/client'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { useState } from 'react'
import { type Command, type CommandOptions, useCommand } from '../../platform/use-command.ts'
import { useWalkHere } from './use-case-walk.ts'

/**
 * Repeated after a lost answer it gets the first one, and is not done again. The next case opens by
 * itself.
 */
export function useDecision<Name extends ProvenCallName>(
  name: Name,
  done: string,
  /** About what did not wait one goes on to nothing. */
  then: 'next' | 'stay' = 'next',
): Command<Name> {
  const command = useCommand(name, done)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const walk = useWalkHere()
  const run = async (body: AdminCallInput<Name>['body'], { proof }: Proven) => {
    const given = [{ proof, idempotencyKey }] as unknown as CommandOptions<Name>
    const result = await command.run(body, ...given)
    if (result !== undefined && then === 'next') walk?.advance()
    return result
  }
  return { ...command, run: run as Command<Name>['run'] }
}
