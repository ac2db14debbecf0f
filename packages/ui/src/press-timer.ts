// When a press has lasted long enough to be meant.

export type PressTimer = {
  /** A press begins; one that was under way, of another finger, counts no more. */
  readonly begin: (onLasted: () => void) => void
  /** Let go, or left: what has not lasted by now does nothing. */
  readonly end: () => void
}

export function createPressTimer(lastsMs: number): PressTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  return {
    begin: (onLasted) => {
      end()
      timer = setTimeout(onLasted, lastsMs)
    },
    end,
  }
}
