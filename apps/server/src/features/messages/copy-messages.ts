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
  | { readonly template: 'copy-linked' }

/** As others know the leader. */
export type NamedInNews = { readonly id: string; readonly name: string }

/** `state` tells this from others of its kind. */
export function copyMessage(
  { userId, accountKind }: AccountOwner,
  state: string,
  { id, name }: NamedInNews,
  news: CopyNews,
): NewMessage {
  const content =
    news.template === 'copy-stop'
      ? contentOf(news.template, { name, loss: moneyText(news.loss) })
      : contentOf(news.template, { name })
  const about = id === '' ? null : { kind: ABOUT[news.template], id }
  return { userId, accountKind, cause: `${news.template}:${state}`, about, ...content }
}

/** Where each leads: to my copies, to what was not copied, to the leader. */
const ABOUT = {
  'copy-stop': 'follow',
  'copy-skipped': 'copy_skips',
  'copy-leader-stopped': 'leader',
  'copy-linked': 'follow',
} as const satisfies Record<CopyNews['template'], string>
