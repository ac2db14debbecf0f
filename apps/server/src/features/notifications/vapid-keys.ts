// The key pair by which push services know this installation (VAPID, RFC 8292): its private half is
// `push.key`, so that there is nothing else to keep.

import { createECDH } from 'node:crypto'
import type { Keys } from '../../platform/key-folder.ts'

/** Base64url, as browsers and `web-push` take them. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/** The same at each start: a browser takes pushes of the key alone that it subscribed with. */
export function openVapidKeys(keys: Keys): VapidKeys {
  return vapidKeysOf(keys('push'))
}

/** Of 32 random bytes; one in 2³² of them is no key of the curve, and throws. */
export function vapidKeysOf(secret: Uint8Array): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  return {
    publicKey: curve.getPublicKey('base64url', 'uncompressed'),
    privateKey: Buffer.from(secret).toString('base64url'),
  }
}
