// The browser's offer to install the app: it comes once, early, and is kept until it is used.

/** Of Chromium; other browsers never make one. */
type InstallOffer = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export const installState: { offer: InstallOffer | undefined; isJustInstalled: boolean } = {
  offer: undefined,
  isJustInstalled: false,
}

/** Told of each change of `installState`. */
export const installListeners = new Set<() => void>()

/** Before all else is loaded. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Without this some browsers show a bar of their own, over a login or a trade.
    event.preventDefault()
    changeInstallState({ offer: event as InstallOffer })
  })
  addEventListener('appinstalled', () =>
    changeInstallState({ offer: undefined, isJustInstalled: true }),
  )
}

export function changeInstallState(change: Partial<typeof installState>): void {
  Object.assign(installState, change)
  for (const listener of installListeners) listener()
}
