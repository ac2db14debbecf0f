// Waits for something that events bring about; the bound is generous and only ends a lost wait.

const LOOK_EVERY_MS = 5
/** Of a loaded machine. */
const GIVE_UP_AFTER_MS = 30_000

/** Resolves as soon as `holds` is true; fails after 30 s with `what` was waited for. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  giveUpAfterMs: number = GIVE_UP_AFTER_MS,
): Promise<void> {
  const giveUpMs = performance.now() + giveUpAfterMs
  while (!(await holds())) {
    if (performance.now() > giveUpMs) throw new Error(`waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
