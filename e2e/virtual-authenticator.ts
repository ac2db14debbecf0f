// A device that keeps passkeys, inside the browser: it asks nobody and answers at once.

import type { Page } from 'playwright-core'

export type VirtualAuthenticator = {
  readonly passkeys: () => Promise<number>
  /** Its owner turns away, or touches it again. */
  readonly become: (owner: 'willing' | 'unwilling') => Promise<void>
  readonly remove: () => Promise<void>
}

/** Chromium's own, over its debugging protocol. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const line = await page.context().newCDPSession(page)
  await line.send('WebAuthn.enable')
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  return {
    passkeys: async () =>
      (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    become: async (owner) => {
      const isUserVerified = owner === 'willing'
      await line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    remove: async () => {
      await line.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}
