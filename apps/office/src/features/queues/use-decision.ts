// A decision that happens once: one key from the opening of its dialog until it has an answer.

import type { AdminCallName } from '@fairtick/wire/admin/routes'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { useState } from 'react'
import { type Command, useCommand } from '../../platform/use-command.ts'

/** Repeated after a lost answer it gets the first one, and is not done again. */
export function useDecision<Name extends AdminCallName>(name: Name, done: string): Command<Name> {
  const command = useCommand(name, done)
  const [idempotencyKey] = useState(newIdempotencyKey)
  return { ...command, run: (body) => command.run(body, { idempotencyKey }) }
}
