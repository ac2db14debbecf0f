// One call that changes something: nothing is shown as done before the server has said so.

import type {
  AdminCallInput,
  AdminCallResult,
  ProvenCallName,
} from '@fairtick/wire/admin/api-contract'
import type { CallGiven, Proven } from '@fairtick/wire/admin/client'
import type { AdminCallName } from '@fairtick/wire/admin/routes'
import type { CallOptions } from '@fairtick/wire/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { officeClient } from './office-client.ts'

/** Most acts need a second factor as well. */
export type CommandOptions<Name extends AdminCallName> = Name extends ProvenCallName
  ? [options: CallOptions & Proven]
  : [options?: CallOptions]

export type Command<Name extends AdminCallName> = {
  /** Undefined when it failed; then `problem` says why. */
  readonly run: (
    body: AdminCallInput<Name>['body'],
    ...options: CommandOptions<Name>
  ) => Promise<AdminCallResult<Name> | undefined>
  readonly isRunning: boolean
  readonly problem: unknown
  readonly forgetProblem: () => void
}

/** `done` is told when it worked. Whatever came of it, everything shown is read again. */
export function useCommand<Name extends AdminCallName>(name: Name, done: string): Command<Name> {
  const [state, setState] = useState<{ isRunning: boolean; problem: unknown }>(IDLE)
  const queries = useQueryClient()
  const notify = useNotify()
  const noticeEnd = useLogoutIfAccessDenied()
  const run: Command<Name>['run'] = async (body, ...[options]) => {
    setState({ isRunning: true, problem: undefined })
    try {
      const { proof, ...rest }: CallOptions & Partial<Proven> = options ?? {}
      const given = [{ body, proof }, rest] as unknown as CallGiven<Name>
      const result = await officeClient.call(name, ...given)
      setState(IDLE)
      notify(done, { type: 'success' })
      return result
    } catch (problem) {
      setState({ isRunning: false, problem })
      void noticeEnd(problem)
      return undefined
    } finally {
      void queries.invalidateQueries()
    }
  }
  const forgetProblem = () => setState((now) => ({ ...now, problem: undefined }))
  return { run, ...state, forgetProblem }
}

const IDLE = { isRunning: false, problem: undefined }
