// Carries each call of the back office to its handler: token, permission, form, answer.

import type { AdminAccess, AdminCall } from '@fairtick/wire/admin/call'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/contract'
import {
  type AdminHandlers,
  adminRefused,
  type DoorContext,
  type StaffCaller,
} from '@fairtick/wire/admin/handler'
import { permissionsOf } from '@fairtick/wire/admin/roles'
import type { AdminCallName } from '@fairtick/wire/admin/routes'
import type { CallResult } from '@fairtick/wire/contract'
import type { CallKey } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { hashOf } from '../platform/random-id.ts'
import {
  codeAnswer,
  type HttpAnswer,
  invalidAnswer,
  officeDeclinedAnswer,
  pictureAnswer,
  sendAnswer,
  success,
} from './answer.ts'
import { messagesOfIssues } from './field-messages.ts'
import { readDevice, readIdempotencyKey, readLanguage, readToken } from './read-headers.ts'
import { parseStrictQuery } from './strict-query.ts'
import { withinTime } from './within-time.ts'

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
  /** Somebody on the staff tried what his roles do not allow. */
  readonly onRefused: (caller: StaffCaller, call: string) => void
  /** `checked`: a result that does not fit the contract is a fault; for tests. */
  readonly results: 'checked' | 'trusted'
}

type AnyHandler = (
  given: { query: unknown; body: unknown },
  context: DoorContext & { readonly caller?: StaffCaller; readonly key?: CallKey | undefined },
) => Promise<object>

export function addOfficeCalls(app: FastifyInstance, parts: OfficeRouterParts): void {
  app.decorateRequest('staff', undefined)
  for (const [name, call] of Object.entries(ADMIN_CONTRACT) as [AdminCallName, AdminCall][]) {
    const { method, path } = call.route
    const handler = parts.handlers[name] as AnyHandler
    app.route({
      method,
      url: path,
      config: { call: `office.${name}` },
      onRequest: (request, reply) => admit(call.access, name, parts, { request, reply }),
      handler: async (request, reply) => {
        const work = handle({ name, call, handler }, parts.results, request)
        return sendAnswer(reply, await withinTime(work, reply.elapsedTime))
      },
    })
  }
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Before the body is read: who calls, and may he. */
async function admit(
  access: AdminAccess,
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
  request.staff = staff
}

type Handled = {
  readonly name: AdminCallName
  readonly call: AdminCall
  readonly handler: AnyHandler
}

async function handle(
  { name, call, handler }: Handled,
  results: OfficeRouterParts['results'],
  request: FastifyRequest,
): Promise<HttpAnswer> {
  const language = readLanguage(request)
  const query = check(call.query, parseStrictQuery(request.raw.url ?? ''), language)
  if ('status' in query) return query
  const body = check(call.body, request.body === undefined ? {} : request.body, language)
  if ('status' in body) return body
  const result = await handler(
    { query: query.value, body: body.value },
    {
      ...{ language, address: request.ip, device: readDevice(request) },
      ...(request.staff === undefined ? {} : { caller: request.staff }),
      key: call.keyed ? readKey(request, name) : undefined,
    },
  )
  if ('declined' in result) return officeDeclinedAnswer(result as never, language)
  if (call.picture) return pictureAnswer(result as CallResult<'file'>)
  const checked = results === 'checked' ? (call.result.parse(result) as object) : result
  return success({ bare: false }, checked)
}

function check(
  schema: z.ZodType,
  input: unknown,
  language: Language,
): { readonly value: unknown } | HttpAnswer {
  const checked = schema.safeParse(input)
  return checked.success
    ? { value: checked.data }
    : invalidAnswer(messagesOfIssues(schema, checked.error.issues, language), language)
}

/** Of member and operation. The code is no part of what is asked: each is good for one use. */
function readKey(request: FastifyRequest, operation: string): CallKey | undefined {
  const key = readIdempotencyKey(request)
  if (key === undefined || request.staff === undefined) return undefined
  const { code: _, ...asked } = (request.body ?? {}) as Record<string, unknown>
  return {
    scope: `staff ${request.staff.staffId}:${operation}`,
    key,
    bodyHash: hashOf(JSON.stringify(asked)),
  }
}
