// Carries each call of the back office to its handler: token, permission, form, second factor,
// answer.

import type { AdminCall } from '@fairtick/wire/admin/api-call'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import {
  type AdminDeclined,
  type AdminHandlers,
  type AnonymousContext,
  adminRefused,
  type StaffCaller,
  type StaffContext,
} from '@fairtick/wire/admin/handler'
import { permissionsOf } from '@fairtick/wire/admin/roles'
import type { AdminCallName } from '@fairtick/wire/admin/routes'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { CallKey } from '@fairtick/wire/handler'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JoinTwins } from '../platform/idempotency.ts'
import { hashOf } from '../platform/random-id.ts'
import {
  codeAnswer,
  type HttpAnswer,
  officeDeclinedAnswer,
  pictureAnswer,
  sendAnswer,
  success,
} from './answer.ts'
import { isList, type ListCursors } from './list-cursors.ts'
import { readForm } from './read-form.ts'
import {
  readDevice,
  readIdempotencyKey,
  readLanguage,
  readSecondFactor,
  readToken,
} from './read-headers.ts'
import { parseStrictQuery } from './strict-query.ts'
import { withTimeout } from './with-timeout.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token of the back office it was. */
    staff: StaffCaller | undefined
  }
}

export type OfficeRouterParts = {
  readonly handlers: AdminHandlers
  /** Asked for every call: roles act at the next one (REL-57). */
  readonly authenticate: (token: string) => Promise<StaffCaller | undefined>
  /**
   * Whether the caller has this second factor, which is used up by it whatever comes of the act.
   * The only place that asks for one: a handler cannot forget it.
   */
  readonly proveFactor: (proof: string, context: StaffContext) => Promise<AdminDeclined | undefined>
  /** A repeated call has its first answer before any code is looked at. */
  readonly joinTwins: JoinTwins
  /** Somebody on the staff tried what their roles do not allow. */
  readonly onRefused: (caller: StaffCaller, call: string) => void
  readonly cursors: ListCursors
  /** `checked`: a result that does not fit the contract is a fault; for tests. */
  readonly results: 'checked' | 'trusted'
}

type Given = { readonly query: unknown; readonly body: unknown }
type AnyContext = AnonymousContext & {
  readonly caller?: StaffCaller
  readonly key?: CallKey | undefined
}

type AnyHandler = {
  readonly check?: (given: Given, context: AnyContext) => Promise<object | undefined>
  readonly act: (given: Given, context: AnyContext) => Promise<object>
}

export function addOfficeCalls(app: FastifyInstance, parts: OfficeRouterParts): void {
  app.decorateRequest('staff', undefined)
  for (const [name, call] of Object.entries(ADMIN_CONTRACT) as [AdminCallName, AdminCall][]) {
    const { method, path } = call.route
    const own = parts.handlers[name] as AnyHandler | AnyHandler['act']
    const handler = typeof own === 'function' ? { act: own } : own
    app.route({
      method,
      url: path,
      config: { call: `office.${name}` },
      onRequest: (request, reply) => admit(call, name, parts, { request, reply }),
      handler: async (request, reply) => {
        const work = handle({ name, call, handler }, parts, request)
        return sendAnswer(reply, await withTimeout(work, reply.elapsedTime))
      },
    })
  }
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Before the body is read: who calls, whether they may, and that they brought a second factor. */
async function admit(
  { access, proof }: AdminCall,
  name: AdminCallName,
  { authenticate, onRefused }: OfficeRouterParts,
  { request, reply }: Exchange,
): Promise<void> {
  if (access === 'public') return
  const token = readToken(request)
  const staff = token === undefined ? undefined : await authenticate(token)
  const language = readLanguage(request)
  if (staff === undefined) return sendAnswer(reply, codeAnswer('unauthorized', language))
  if (access !== 'self' && !permissionsOf(staff.roles).includes(access)) {
    onRefused(staff, name)
    return sendAnswer(reply, officeDeclinedAnswer(adminRefused('not_permitted'), language))
  }
  if (proof === 'factor' && readSecondFactor(request) === undefined) {
    return sendAnswer(reply, officeDeclinedAnswer(adminRefused('factor_needed'), language))
  }
  request.staff = staff
}

type Handled = {
  readonly name: AdminCallName
  readonly call: AdminCall
  readonly handler: AnyHandler
}

async function handle(
  { name, call, handler }: Handled,
  parts: OfficeRouterParts,
  request: FastifyRequest,
): Promise<HttpAnswer> {
  const language = readLanguage(request)
  const cursors = parts.cursors(`${name} ${request.staff?.staffId ?? ''}`)
  const sent = {
    query: parseStrictQuery(request.raw.url ?? ''),
    body: request.body === undefined ? {} : request.body,
  }
  const given = readForm(call, sent, cursors, language)
  if ('status' in given) return given
  const key = call.keyed ? readKey(request, name) : undefined
  const context: AnyContext = {
    ...{ language, address: request.ip, device: readDevice(request), key },
    ...(request.staff === undefined ? {} : { caller: request.staff }),
  }
  const result = await parts.joinTwins(key, async () => {
    const declined =
      (await handler.check?.(given, context)) ??
      (await prove(call, parts, request, context as StaffContext))
    return declined ?? (await handler.act(given, context))
  })
  if ('declined' in result) return officeDeclinedAnswer(result as never, language)
  if (call.picture) return pictureAnswer(result as CallResult<'file'>)
  const checked = parts.results === 'checked' ? (call.result.parse(result) as object) : result
  return success({ bare: false }, isList(call) ? cursors.seal(checked) : checked)
}

async function prove(
  call: AdminCall,
  { proveFactor }: OfficeRouterParts,
  request: FastifyRequest,
  context: StaffContext,
): Promise<AdminDeclined | undefined> {
  if (call.proof !== 'factor') return undefined
  const proof = readSecondFactor(request)
  return proof === undefined ? adminRefused('factor_needed') : await proveFactor(proof, context)
}

/** Of member and operation. */
function readKey(request: FastifyRequest, operation: string): CallKey | undefined {
  const key = readIdempotencyKey(request)
  if (key === undefined || request.staff === undefined) return undefined
  return {
    scope: `staff ${request.staff.staffId}:${operation}`,
    key,
    bodyHash: hashOf(JSON.stringify(request.body ?? {})),
  }
}
