// The fields of commands about copying, and the texts of the terms that they carry.

import type { CopyMode, FollowTerms, LeadingTerms } from '../../copy/follow.ts'
import { invariant, unreachable } from '../../numbers/invariant.ts'
import { formatLots, parseLots } from '../../numbers/lots.ts'
import { formatMoney, parseMoney } from '../../numbers/money.ts'
import { formatRate, parseRate } from '../../numbers/rate.ts'
import type { CopyCommand } from '../command.ts'

/** Decimals as text; null: not chosen. */
export type FollowTermsText = readonly [
  mode: CopyMode,
  allocation: string,
  fixedLots: string | null,
  maxPerOrder: string,
  stopLoss: string,
  maxLeverage: number | null,
]

export type LeadingTermsText = readonly [
  profitShare: string,
  maxFollowers: number,
  maxCopied: string,
]

export function copyCommandFields(command: CopyCommand): readonly unknown[] {
  switch (command.kind) {
    case 'set-leading': {
      const { accountId, terms } = command
      return [accountId, terms === undefined ? null : formatLeadingTerms(terms)]
    }
    case 'follow-leader':
      return [command.accountId, command.leaderId, formatFollowTerms(command.terms)]
    case 'pause-follow':
    case 'resume-follow':
      return [command.accountId, command.leaderId]
    case 'end-follow':
      return [command.accountId, command.leaderId, command.copies]
    case 'end-linked-follow':
      return [command.accountId, command.leaderId, command.begun]
    default:
      return unreachable(command)
  }
}

export function readCopyCommand(
  kind: CopyCommand['kind'],
  fields: readonly unknown[],
): CopyCommand {
  const [accountId, leaderId] = fields as readonly [string, string]
  switch (kind) {
    case 'set-leading': {
      const text = fields[1] as LeadingTermsText | null
      return { kind, accountId, terms: text === null ? undefined : readLeadingTerms(text) }
    }
    case 'follow-leader':
      return { kind, accountId, leaderId, terms: readFollowTerms(fields[2] as FollowTermsText) }
    case 'pause-follow':
    case 'resume-follow':
      return { kind, accountId, leaderId }
    case 'end-follow':
      return { kind, accountId, leaderId, copies: fields[2] as 'stay' | 'close' }
    case 'end-linked-follow':
      return { kind, accountId, leaderId, begun: fields[2] as number }
    default:
      return unreachable(kind)
  }
}

export function formatFollowTerms(terms: FollowTerms): FollowTermsText {
  const { mode, allocation, fixedLots, maxPerOrder, stopLoss, maxLeverage } = terms
  const lots = fixedLots === undefined ? null : formatLots(fixedLots)
  const amounts = [formatMoney(allocation), lots, formatMoney(maxPerOrder)] as const
  return [mode, ...amounts, formatRate(stopLoss), maxLeverage ?? null]
}

export function readFollowTerms(text: FollowTermsText): FollowTerms {
  const [mode, allocationText, lotsText, orderText, stopText, maxLeverage] = text
  const allocation = parseMoney(allocationText)
  const maxPerOrder = parseMoney(orderText)
  const stopLoss = parseRate(stopText)
  const fixedLots = lotsText === null ? undefined : parseLots(lotsText)
  invariant(allocation !== undefined && maxPerOrder !== undefined, 'unreadable follow')
  invariant(stopLoss !== undefined, 'unreadable copy stop', stopText)
  return {
    ...{ mode, allocation, fixedLots, maxPerOrder, stopLoss },
    maxLeverage: maxLeverage ?? undefined,
  }
}

export function formatLeadingTerms(terms: LeadingTerms): LeadingTermsText {
  const { profitShare, maxFollowers, maxCopied } = terms
  return [formatRate(profitShare), maxFollowers, formatMoney(maxCopied)]
}

export function readLeadingTerms(text: LeadingTermsText): LeadingTerms {
  const [shareText, maxFollowers, copiedText] = text
  const [profitShare, maxCopied] = [parseRate(shareText), parseMoney(copiedText)]
  invariant(profitShare !== undefined && maxCopied !== undefined, 'unreadable leader')
  return { profitShare, maxFollowers, maxCopied }
}
