// A decision that happens once: one key from the opening of its dialog until it has an answer.

import type { AdminCallInput, ProvenCallName } from '@fairtick/wire/admin/api-contract'
import type { Proven } from '@fairtick/wire/admin/client'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { useState } from 'react'
import { type Command, type CommandOptions, useCommand } from '../../platform/use-command.ts'

/** Repeated after a lost answer it gets the first one, and is not done again. */
export function useDecision<Name extends ProvenCallName>(name: Name, done: string): Command<Name> {
  const command = useCommand(name, done)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const run = (body: AdminCallInput<Name>['body'], { proof }: Proven) =>
    command.run(body, ...([{ proof, idempotencyKey }] as unknown as CommandOptions<Name>))
  return { ...command, run: run as Command<Name>['run'] }
}
