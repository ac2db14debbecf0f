// The built web app: hashed assets are kept for ever, everything else is asked for each time.

import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Where no call, page of the operator or socket is: what the file server itself registers. */
const FILES_ROUTES: readonly (string | undefined)[] = ['/*', '/verify/*']
const HASHED = `${sep}assets${sep}`
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'

/** True when there was a built app to serve, below `prefix`. */
export async function addStaticFiles(
  app: FastifyInstance,
  folder: string,
  prefix: '/' | '/verify/' = '/',
): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false
  await app.register(fastifyStatic, {
    ...{ root: folder, prefix, decorateReply: prefix === '/' },
    redirect: prefix !== '/',
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'deny',
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes(HASHED) ? FOR_EVER : ASK_EACH_TIME)
    },
  })
  return true
}

/** Whether only a file can answer it, be it there or not. */
export function asksForFile({ routeOptions }: FastifyRequest): boolean {
  return FILES_ROUTES.includes(routeOptions.url)
}
