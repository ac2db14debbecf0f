// Messages about following: what ended, what was not copied, and a leader who leads no more.

import { moneyText } from '@fairtick/words/number-texts'
import type { AccountOwner } from '../../engine/engine-port.ts'
import type { NewMessage } from './store.ts'
import { contentOf } from './templates.ts'

export type CopyNews =
  /** `loss`: decimal text of USD, of the follow. */
  | { readonly template: 'copy-stop'; readonly loss: string }
  | { readonly template: 'copy-skipped' }
  | { readonly template: 'copy-leader-stopped' }

/** `state` tells this from others of its kind; `name`: of the leader. */
export function copyMessage(
  { userId, accountKind }: AccountOwner,
  state: string,
  name: string,
  news: CopyNews,
): NewMessage {
  const content =
    news.template === 'copy-stop'
      ? contentOf(news.template, { name, loss: moneyText(news.loss) })
      : contentOf(news.template, { name })
  return { userId, accountKind, cause: `${news.template}:${state}`, about: null, ...content }
}
