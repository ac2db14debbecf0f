// Keeps the app itself for visits without a network: the page, and the files it has used.
// Answers of the server are never kept: calls, candles and the socket pass by untouched.
// No answer waits for the keeping or fails with it.

const CACHE = 'fairtick-app-1'
const PAGE = './index.html'
const OFFLINE_PAGE = './offline.html'
const PUBLIC_FILES = [
  ...['./first-paint.js', './load-notice.js', './manifest.webmanifest', './icon.svg'],
  './offline.css',
]
/** Paths of all scripts and styles of the newest build. */
const BUILT_FILES = './built-files.json'
/** Then the network is asked: what is kept is there at once, or not worth waiting for. */
const LONGEST_LOOK_MS = 1_000

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.headers.has('Authorization')) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (isAsset(request.url)) event.respondWith(readAsset(event))
  else if (isPublicFile(request.url)) event.respondWith(readNewest(request))
})

/** A page tells which files it had loaded before there was a service worker. */
self.addEventListener('message', (event) => {
  const used = [event.data].flat().filter((url) => typeof url === 'string' && isAsset(url))
  event.waitUntil(keepMissing(used))
})

/** The newest page while there is a network; else the kept one. */
async function openPage(event) {
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keepPage(answer.clone()))
    return answer
  } catch {
    return (await caches.match(PAGE)) ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error()
  }
}

async function keepPage(answer) {
  const kept = await caches.match(PAGE)
  if ((await kept?.text()) !== (await answer.text())) await keepBuild()
}

/** The page comes last: a kept one names only files that are kept as well. */
async function keepBuild() {
  const answer = await fetch(PAGE, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`the page was answered with ${answer.status}`)
  const page = await answer.clone().text()
  const assets = [...page.matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g)].map(([, path]) => path)
  const cache = await caches.open(CACHE)
  await cache.addAll([OFFLINE_PAGE, ...PUBLIC_FILES, ...assets])
  await cache.put(PAGE, answer)
  await dropOtherBuilds(cache)
}

/** What is kept never outgrows one build. */
async function dropOtherBuilds(cache) {
  const built = await (await fetch(BUILT_FILES, { cache: 'no-cache' })).json()
  const current = new Set(built.map((path) => new URL(path, self.registration.scope).href))
  const assets = (await cache.keys()).filter(({ url }) => isAsset(url))
  const others = assets.filter(({ url }) => !current.has(url))
  await Promise.all(others.map((request) => cache.delete(request)))
}

/** Names of built files change with their content, so a kept one is never old. */
async function readAsset(event) {
  const kept = await Promise.race([findKept(event.request), wait(LONGEST_LOOK_MS)])
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()))
  return answer
}

/** undefined also where the browser gives no room for it. */
async function findKept(request) {
  return await caches.match(request).catch(() => undefined)
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function keep(request, answer) {
  await (await caches.open(CACHE)).put(request, answer)
}

async function keepMissing(urls) {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll([...new Set(urls)].filter((url) => !kept.has(url)))
}

async function readNewest(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

function isAsset(url) {
  return url.startsWith(new URL('assets/', self.registration.scope).href)
}

function isPublicFile(url) {
  return PUBLIC_FILES.some((path) => new URL(path, self.registration.scope).href === url)
}

async function dropOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('fairtick-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}
