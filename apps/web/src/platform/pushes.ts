// Pushes to this browser: whether it can take them, asking for them, and keeping them up to date.
// They end with the session at the server; here the browser forgets them as well.

import { deviceStorage } from '@fairtick/ui/device-storage'
import { call } from './client-instance.ts'
import { SUBSCRIBED, WANTED } from './push-marks.ts'
import { endsWithVisit } from './session.ts'

/** What is under way for a visit that has ended. */
let forgetting: Promise<void> = Promise.resolve()

export type PushState = 'possible' | 'unsupported' | 'denied'

export function pushState(): PushState {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window
  if (!canPush || !('Notification' in window) || !window.isSecureContext) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** By a press alone: the browser asks. False: the person, or the browser, said no. */
export async function turnOnPushes(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await sendSubscription(await subscribe(publicKey))
  deviceStorage.write(WANTED, 'yes')
  return true
}

export async function turnOffPushes(): Promise<void> {
  deviceStorage.remove(WANTED)
  await call('unsubscribePush')
  await forgetPushes()
}

/** At each start: a browser may have another place by now, and the server another key. */
export async function renewPushes(): Promise<void> {
  await forgetting
  try {
    // Left over from somebody whose session did not end here.
    if (typeof deviceStorage.read(WANTED) !== 'string') return await forgetPushes()
    if (pushState() !== 'possible' || Notification.permission !== 'granted') return
    const { push } = await call('notificationSettings')
    if (push !== null) await sendSubscription(await subscribe(push.publicKey))
  } catch {
    // The next start tries again; messages stand in the app.
  }
}

/** One of another key takes none of ours. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { serviceWorker } = navigator
  await serviceWorker.register('./service-worker.js')
  const { pushManager } = await serviceWorker.ready
  const found = await pushManager.getSubscription()
  if (found !== null && keyText(found.options.applicationServerKey) === publicKey) return found
  await found?.unsubscribe()
  deviceStorage.write(SUBSCRIBED, 'yes')
  const applicationServerKey = publicKey
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await call('subscribePush', { body: { endpoint: endpoint ?? '', p256dh, auth } })
}

async function forgetPushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  deviceStorage.remove(SUBSCRIBED)
}

/** Base64url, as the server writes it. */
function keyText(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

// Whoever comes next in this browser is not told what this person asked for.
endsWithVisit(() => {
  forgetting = forgetPushes().catch(() => undefined)
})

/** The service worker says which screen a press on a push asked for. */
function openPressed({ data }: MessageEvent): void {
  const path: unknown = data?.open
  if (typeof path === 'string' && path.startsWith('/')) location.hash = path
}

if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', openPressed)
