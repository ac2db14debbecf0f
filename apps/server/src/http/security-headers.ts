// What a browser may do with our pages: own scripts and styles alone, in no frame (ASVS 3.4); with
// our data nothing.

import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

type ContentPolicy = Readonly<Record<string, string[]>>

export async function addSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
  policy: ContentPolicy,
): Promise<void> {
  const ofPages = await describeHeaders(publicUrl, policy)
  const ofData = headersOfData(ofPages)
  app.addHook('onRequest', (request, reply, done) => {
    const isData = DATA_PATHS.some((path) => request.url.startsWith(path))
    reply.headers(isData ? ofData : ofPages)
    done()
  })
}

/** What is answered here is no page, and never shown as one. */
const DATA_PATHS = ['/api/', '/admin-api/', '/tape/']
const NAMES_OF_DATA = [
  ...['strict-transport-security', 'cross-origin-resource-policy', 'x-content-type-options'],
  ...['x-frame-options', 'referrer-policy'],
]

/** The rest is about what a page may do: with every answer it would be half of what is sent. */
function headersOfData(ofPages: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(ofPages).filter(([name]) => NAMES_OF_DATA.includes(name))
  return {
    ...Object.fromEntries(kept),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  }
}

/** They are the same for every answer: helmet says them once, to a server of its own. */
async function describeHeaders(
  publicUrl: string | undefined,
  policy: ContentPolicy,
): Promise<Record<string, string>> {
  const isTls = publicUrl?.startsWith('https:') ?? false
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: isTls ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Means something over TLS only, and browsers say so in the console of every page.
    originAgentCluster: isTls,
    crossOriginOpenerPolicy: isTls ? { policy: 'same-origin' } : false,
  })
  app.get('/', async (_request, reply) => reply.raw.getHeaders())
  const made = (await app.inject('/')).json<Record<string, string>>()
  await app.close()
  return { ...made, 'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()' }
}

/** Of the empty text: MUI fills its `<style>` elements by rules, while they hold no text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The back office: as for customers, and style elements without any text. */
export function officeContent(publicUrl: string | undefined): ContentPolicy {
  return { ...customerContent(publicUrl), 'style-src': ["'self'", EMPTY_STYLE] }
}

/** The app of customers. `sockets`: addresses elsewhere that it may open. */
export function customerContent(
  publicUrl: string | undefined,
  sockets: readonly string[] = [],
): ContentPolicy {
  const self = ["'self'"]
  const none = ["'none'"]
  const own = publicUrl === undefined ? [] : [socketOrigin(publicUrl)]
  return {
    'default-src': none,
    'script-src': self,
    'style-src': self,
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': self,
    // 'self' covers the socket too, but for old Safari, which needs it by name.
    'connect-src': ["'self'", ...own, ...sockets],
    'manifest-src': self,
    'worker-src': self,
    'base-uri': none,
    'form-action': self,
    'frame-ancestors': none,
    'object-src': none,
  }
}

function socketOrigin(publicUrl: string): string {
  return publicUrl.replace(/^http/, 'ws')
}
