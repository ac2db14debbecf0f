// Waits for something that events bring about; the bound is generous and only ends a lost wait.

const LOOK_EVERY_MS = 5
const GIVE_UP_AFTER_MS = 20_000

/** Resolves as soon as `holds` is true; fails after 20 s with `what` was waited for. */
export async function eventually(what: string, holds: () => boolean): Promise<void> {
  const giveUpMs = performance.now() + GIVE_UP_AFTER_MS
  while (!holds()) {
    if (performance.now() > giveUpMs) throw new Error(`waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
