// The NATS subjects of the topics and questions of the bus.

import { createHash } from 'node:crypto'
import type { QuestionName, TopicName } from './bus-topics.ts'

type SubjectOf = (shard: string, key: string | undefined) => string

const ANY_KEY = '*'
/** NATS ends a connection whose line is longer than 4 096 bytes. */
const LONGEST_TOKEN = 512

/** A topic without a line here does not compile. */
const TOPIC_SUBJECTS: { readonly [Name in TopicName]: SubjectOf } = {
  engine: (shard) => `ft.eng.${tokenOf(shard)}.here`,
  gateway: () => 'ft.gateway',
  terms: () => 'ft.terms',
  head: () => 'ft.head',
  queues: () => 'ft.queues',
  settings: () => 'ft.settings',
  leaders: () => 'ft.leaders',
  typing: () => 'ft.typing',
  watchlist: () => 'ft.watchlist',
  market: () => 'ft.market',
  depth: (_, symbol) => `ft.depth.${keyToken(symbol)}`,
  candle: () => 'ft.candle',
  account: (shard, userId) => `ft.acct.${tokenOf(shard)}.${keyToken(userId)}`,
  chat: (_, userId) => `ft.chat.${keyToken(userId)}`,
  session: () => 'ft.session',
  waiting: (shard) => `ft.waiting.${tokenOf(shard)}`,
}

/** Dots are part of the name of a question and must not part it. */
const QUESTION_TOKENS: { readonly [Name in QuestionName]: string } = {
  'engine.ask': 'engine-ask',
  'engine.submit': 'engine-submit',
  'market.facts': 'market-facts',
  'books.reconcile': 'books-reconcile',
  'jobs.report': 'jobs-report',
  'price-alert.set': 'price-alert-set',
  'price-alert.remove': 'price-alert-remove',
  'account.events': 'account-events',
  'chat.events': 'chat-events',
  'session.ended': 'session-ended',
  'session.check': 'session-check',
  'sockets.present': 'sockets-present',
  'market.snapshot': 'market-snapshot',
  'candles.recent': 'candles-recent',
  'candle.running': 'candle-running',
  'depth.latest': 'depth-latest',
  'account.snapshot': 'account-snapshot',
  'account.missed': 'account-missed',
  'chat.snapshot': 'chat-snapshot',
  'chat.missed': 'chat-missed',
}

/** Without `key`, where the topic has one, the subject of all of them: only to be listened to. */
export function topicSubject(topic: TopicName, shard: string, key: string | undefined): string {
  return TOPIC_SUBJECTS[topic](shard, key)
}

export function questionSubject(question: QuestionName, key: string | undefined): string {
  const subject = `ft.ask.${QUESTION_TOKENS[question]}`
  return key === undefined ? subject : `${subject}.${tokenOf(key)}`
}

function keyToken(key: string | undefined): string {
  return key === undefined ? ANY_KEY : tokenOf(key)
}

/**
 * Any text as one token of a subject, no two alike: what is no letter, digit, `-` or `_` becomes
 * `=` and four hex digits. Nothing else makes `=` alone (the empty text) or `=-`, with which a
 * digest stands for what would be too long.
 */
export function tokenOf(text: string): string {
  if (text === '') return '='
  const token = text.replace(/[^A-Za-z0-9_-]/g, (unit) => {
    return `=${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  if (token.length <= LONGEST_TOKEN) return token
  return `=-${createHash('sha256').update(token).digest('hex')}`
}
