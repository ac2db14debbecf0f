// What happens when the server has let somebody in.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useClientState } from '../../platform/client-state.ts'
import { adoptLanguage } from '../../platform/i18n.ts'
import { beginSession, deviceToken } from '../../platform/session.ts'

/** What was held for another person, or for nobody, ends with the first line. */
export function beginSignedIn({ token, device, user }: CallResult<'login'>): void {
  beginSession(token, user.id)
  deviceToken.set(device)
  useClientState.setState({ user, fiatCurrency: user.fiatCurrency })
  // Words that did not come leave the page readable as it is; My page has the choice.
  adoptLanguage(user.language).catch(() => undefined)
}
