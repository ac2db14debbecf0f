// Keeps the app itself for visits without a network: the page, and the files it has used.
// Answers of the server are never kept: calls, candles and the socket pass by untouched.

const CACHE = 'fairtick-app-1'
const ASSETS_MAX = 120
const PAGE = './index.html'
const OFFLINE_PAGE = './offline.html'
const PUBLIC_FILES = ['./first-paint.js', './manifest.webmanifest', './icon.svg', './offline.css']

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.headers.has('Authorization')) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (isAsset(request.url)) event.respondWith(readAsset(request))
  else if (isPublicFile(request.url)) event.respondWith(readNewest(request))
})

/** The page names the files that it needs at once; they are kept with it. */
async function keepShell() {
  const cache = await caches.open(CACHE)
  await cache.addAll([PAGE, OFFLINE_PAGE, ...PUBLIC_FILES])
  const page = await (await cache.match(PAGE)).text()
  const assets = [...page.matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g)].map(([, path]) => path)
  await cache.addAll(assets)
}

/** The newest page while there is a network; else the kept one. */
async function openPage(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(PAGE, answer.clone())
    return answer
  } catch {
    return (await cache.match(PAGE)) ?? (await cache.match(OFFLINE_PAGE))
  }
}

/** Names of built files change with their content, so a kept one is never old. */
async function readAsset(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    await dropOldestAssets(cache)
  }
  return answer
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

async function dropOldestAssets(cache) {
  const assets = (await cache.keys()).filter(({ url }) => isAsset(url))
  const tooMany = assets.slice(0, Math.max(0, assets.length - ASSETS_MAX))
  await Promise.all(tooMany.map((request) => cache.delete(request)))
}

async function dropOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('fairtick-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}
