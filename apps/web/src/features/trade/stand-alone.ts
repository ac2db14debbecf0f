// An element that fills the screen: nothing behind it takes keys, clicks or scrolling.

/** Gives the function that ends it. Sheets lie over it, outside of the page. */
export function standAlone(element: HTMLElement, onEscape: () => void): () => void {
  const hidden = besides(element).filter((other) => !other.inert)
  for (const other of hidden) other.inert = true
  const { style } = document.documentElement
  style.overflow = 'hidden'
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  }
  element.addEventListener('keydown', leave)
  return () => {
    for (const other of hidden) other.inert = false
    style.overflow = ''
    element.removeEventListener('keydown', leave)
  }
}

/** Everything of the screen that is not around the element. */
function besides(element: HTMLElement): HTMLElement[] {
  const screen = element.closest('main')?.parentElement
  const found: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at !== null && at !== screen; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other !== at && other instanceof HTMLElement) found.push(other)
    }
  }
  return found
}
