// Ways in which a browser's storage fails; each runs in the page.

/** `setItem` throws; what was kept before can be read. */
export function fillUp(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

/** Already naming it throws, as where all cookies are blocked. */
export function forbid(): void {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: refuse })
}
