// The OpenAPI document of the contract: `GET /api/openapi.json`.

import * as z from 'zod'
import type { Call } from './api-call.ts'
import { CONTRACT } from './api-contract.ts'
import { LANGUAGES } from './languages.ts'
import { ANSWER_CODES, REFUSAL_CODES } from './refusal-codes.ts'
import { DEVICE_CALLS, ROUTES, VISITOR_CALLS, VISITOR_HEADER } from './routes.ts'
import { csvFile, htmlFile, jsonOrHtmlFile } from './text-file.ts'

type Json = { readonly [key: string]: unknown }

/** OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Fairtick', version: '1', description: INTRODUCTION },
    paths: paths(),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusal, Problem: fieldProblems },
    },
  }
}

const INTRODUCTION =
  'Every answer is {status, message, result} with the HTTP status in `status`. Money, prices and ' +
  'rates are decimal text, times are milliseconds since the epoch.'

const CODES = [...REFUSAL_CODES, ...ANSWER_CODES]

const refusal: Json = {
  type: 'object',
  required: ['status', 'message', 'result'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', enum: CODES },
    message: { type: 'string' },
    result: {},
    requestId: { type: 'string' },
  },
}

const fieldProblems: Json = {
  type: 'object',
  required: ['status', 'message', 'result'],
  properties: {
    status: { const: 400 },
    message: { type: 'string' },
    result: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

function paths(): Json {
  const byPath: Record<string, Record<string, Json>> = {}
  for (const [name, call] of Object.entries(CONTRACT)) {
    const { method, path } = call.route
    byPath[path] = { ...byPath[path], [method.toLowerCase()]: operation(name, call) }
  }
  return byPath
}

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    security: call.access === 'session' ? [{ session: [] }] : [],
    parameters: [...queryParameters(call), ...headerParameters(call)],
    ...(call.route.method === 'GET'
      ? {}
      : { requestBody: { required: false, content: requestContent(call) } }),
    responses: {
      200: { description: 'Done.', content: successContent(call) },
      400: { description: 'A field is wrong.', content: json(reference('Problem')) },
      default: { description: 'Not done.', content: json(reference('Refusal')) },
    },
  }
}

function queryParameters(call: Call): Json[] {
  const { properties = {}, required = [] } = schemaOf(call.query, 'input') as {
    properties?: Json
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function headerParameters(call: Call): Json[] {
  const header = (name: string, schema: Json) => ({ name, in: 'header', required: false, schema })
  const tellsDevice = DEVICE_CALLS.some((name) => ROUTES[name].path === call.route.path)
  const tellsVisitor = VISITOR_CALLS.some((name) => ROUTES[name] === call.route)
  return [
    header('Lang', { type: 'string', enum: LANGUAGES }),
    header('Account', { type: 'string', enum: ['real', 'practice'] }),
    ...(tellsDevice ? [header('Device-Token', { type: 'string', maxLength: 43 })] : []),
    ...(tellsVisitor ? [header(VISITOR_HEADER, { type: 'string', maxLength: 64 })] : []),
    ...(call.keyed ? [header('Idempotency-Key', { type: 'string', maxLength: 255 })] : []),
  ]
}

function successSchema(call: Call): Json {
  const result = schemaOf(call.result, 'output')
  if (call.bare) return result
  return {
    type: 'object',
    required: ['status', 'message', 'result'],
    properties: { status: { const: 200 }, message: { type: 'string' }, result },
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function requestContent(call: Call): Json {
  const schema = schemaOf(call.body, 'input')
  return call.upload ? { 'multipart/form-data': { schema } } : json(schema)
}

function successContent(call: Call): Json {
  if (call.result === csvFile) return { 'text/csv': { schema: { type: 'string' } } }
  if (call.result === htmlFile) return { 'text/html': { schema: { type: 'string' } } }
  if (call.result === jsonOrHtmlFile) {
    const schema = { type: 'string' }
    return { 'application/json': { schema }, 'text/html': { schema } }
  }
  return call.picture ? { 'image/webp': {} } : json(successSchema(call))
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}
