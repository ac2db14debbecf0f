// Messages about leading: that somebody leads, does not, or leads no more.

import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import type { LeaderRejectReason, LeaderStopReason } from '@fairtick/wire/leader-rules'
import type { NewMessage } from './store.ts'
import { contentOf } from './templates.ts'

export type LeaderNews =
  | { readonly template: 'leader-approved'; readonly name: string; readonly share: string }
  | { readonly template: 'leader-rejected'; readonly reason: LeaderRejectReason }
  | { readonly template: 'leader-stopped'; readonly reason: LeaderStopReason }

/** `state` tells this decision from others. */
export function leaderMessage(userId: string, state: string, news: LeaderNews): NewMessage {
  const content =
    news.template === 'leader-approved'
      ? contentOf(news.template, { name: news.name, share: percentOf(news.share) })
      : contentOf(news.template, { reason: news.reason })
  return { userId, cause: `${news.template}:${state}`, about: null, ...content }
}

function percentOf(share: string): string {
  return formatRate(((parseRate(share) ?? 0n) * 100n) as Rate)
}
