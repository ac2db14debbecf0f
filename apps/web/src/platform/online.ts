// Whether the device has a network at all.

export function isOnline(): boolean {
  return navigator.onLine
}

export function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
