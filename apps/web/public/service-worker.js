// Keeps the app itself for visits without a network: the page, and the files it has used.
// Answers of the server are never kept: calls, candles and the socket pass by untouched.
// No answer waits for the keeping or fails with it.

const CACHE = 'fairtick-app-1'
const PAGE = './index.html'
const OFFLINE_PAGE = './offline.html'
const PUBLIC_FILES = [
  ...['./browser-floor.js', './old-browser.js', './first-paint.js', './load-notice.js'],
  ...['./manifest.webmanifest', './icon.svg', './offline.css'],
]
/** Paths of all scripts and styles of the newest build. */
const BUILT_FILES = './built-files.json'
/** Then the network is asked: what is kept is there at once, or not worth waiting for. */
const LONGEST_LOOK_MS = 1_000
/** Then the kept page will do: a network that stalls is as good as none. */
const LONGEST_LOAD_MS = 5_000

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.headers.has('Authorization')) return
  if (request.mode === 'navigate') {
    if (isOfApp(request.url)) event.respondWith(openPage(event))
  } else if (isAsset(request.url)) event.respondWith(readAsset(event))
  else if (isPublicFile(request.url)) event.respondWith(readNewest(request))
})

/** The page that checks trades stands alone, below the app's address. */
function isOfApp(url) {
  return !url.startsWith(absolute('verify/'))
}

/** The page of a first visit tells which files it loads: most came before the service worker. */
self.addEventListener('message', (event) => {
  const used = [event.data].flat().filter((url) => typeof url === 'string' && isAsset(url))
  event.waitUntil(keepMissing(used))
})

/** A push always shows: a browser takes away the right to it from who stays silent. */
self.addEventListener('push', (event) => {
  const { title, body, tag, path } = readPush(event.data)
  const look = { body, tag, icon: './icon-192.png', data: { path } }
  event.waitUntil(self.registration.showNotification(title, look))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openScreen(ownPath(event.notification.data?.path)))
})

function readPush(data) {
  const texts = pushedTexts(data)
  const text = (name, other) =>
    typeof texts[name] === 'string' ? texts[name].slice(0, 300) : other
  return {
    ...{ title: text('title', 'Fairtick'), body: text('body', ''), tag: text('tag', '') },
    path: ownPath(texts.path),
  }
}

function pushedTexts(data) {
  try {
    return data.json() ?? {}
  } catch {
    return {}
  }
}

/** A screen of the app, with its plain query; whatever else was asked for is the first screen. */
function ownPath(path) {
  return /^\/pages\/[\w/]{1,100}(\?[\w=&%.-]{0,200})?$/.test(path) ? path : '/'
}

/** In a window that is there, else in a new one; never outside of the app. */
async function openScreen(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const found = windows.find(({ focused }) => focused) ?? windows[0]
  if (found === undefined) return await self.clients.openWindow(absolute(`#${path}`))
  found.postMessage({ open: path })
  // A browser may refuse it where nobody pressed.
  await found.focus().catch(() => undefined)
}

/** The newest page while there is a server; else, or where it takes long, the kept one. */
async function openPage(event) {
  const load = async () => {
    const answer = await fetch(event.request)
    // Of a gateway before it, while it starts anew: the kept page says so, and asks again.
    if (answer.status >= 500) throw new Error(`the page was answered with ${answer.status}`)
    if (answer.ok) event.waitUntil(keepPage(answer.clone()))
    return answer
  }
  return await newestOf(load(), PAGE).catch(async () => (await findKept(OFFLINE_PAGE)) ?? failed())
}

async function keepPage(answer) {
  const kept = await caches.match(PAGE)
  const isSamePolicy = policyOf(kept) === policyOf(answer)
  if (!isSamePolicy || (await kept?.text()) !== (await answer.text())) await keepBuild()
}

/** Where the page may open its socket is said there, and may change without the build. */
function policyOf(page) {
  return page?.headers.get('Content-Security-Policy')
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
  // All is kept already: what is left over can wait for the next build.
  await dropOtherBuilds(cache, assets).catch(() => undefined)
}

/** What is kept never outgrows one build for long. */
async function dropOtherBuilds(cache, assets) {
  const answer = await fetch(BUILT_FILES, { cache: 'no-cache' })
  if (!answer.ok) return
  const built = new Set((await answer.json()).map(absolute))
  // The page may be of one build and the list already of the next.
  if (!assets.every((path) => built.has(absolute(path)))) return
  const kept = (await cache.keys()).filter(({ url }) => isAsset(url))
  const others = kept.filter(({ url }) => !built.has(url))
  await Promise.all(others.map((request) => cache.delete(request)))
}

function absolute(path) {
  return new URL(path, self.registration.scope).href
}

/** Names of built files change with their content, so a kept one is never old. */
async function readAsset(event) {
  const finding = findKept(event.request)
  const found = await Promise.race([finding, wait(LONGEST_LOOK_MS)])
  if (found) return found
  const load = async () => {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keep(event.request, answer.clone()))
    return answer
  }
  return await Promise.any([load(), orFail(finding)]).catch(failed)
}

/** What the network gives, or what is kept where that takes long or fails. */
async function newestOf(loading, request) {
  const late = wait(LONGEST_LOAD_MS).then(() => orFail(findKept(request)))
  const soon = loading.catch(() => orFail(findKept(request)))
  // A network that only takes long is still waited for where nothing is kept.
  return await Promise.any([soon, late])
}

async function orFail(finding) {
  const found = await finding
  if (found === undefined) throw new Error('nothing is kept')
  return found
}

function failed() {
  return Response.error()
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
  const missing = [...new Set(urls)].filter((url) => !kept.has(url))
  await Promise.allSettled(missing.map((url) => cache.add(url)))
}

async function readNewest(request) {
  return await newestOf(fetch(request), request).catch(failed)
}

function isAsset(url) {
  return url.startsWith(absolute('assets/'))
}

function isPublicFile(url) {
  return PUBLIC_FILES.some((path) => absolute(path) === url)
}

async function dropOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('fairtick-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}
