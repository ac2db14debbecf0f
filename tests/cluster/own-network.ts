// A network of its own for a process: a namespace, a pair of virtual cards, and a firewall that
// drops what goes between it and us without a word.

import { execFileSync } from 'node:child_process'
import type { MemberNetwork } from '@fairtick/server/test/cluster'

/** Nobody's elsewhere: of those that are free for such a use (RFC 2544). */
const US = '198.18.77.1'
const THERE = '198.18.77.2'
const NAME = 'fairtick-test'
const CARD = 'fairtick-us'
const OTHER_CARD = 'fairtick-there'

export type OwnNetwork = MemberNetwork & {
  /** Where we are reached from there. */
  readonly us: string
  /** Nothing passes either way, and nobody is told. */
  readonly cut: () => void
  readonly heal: () => void
  readonly remove: () => void
}

/** Why there can be none here, or undefined: for `describe.skipIf`. */
export function whyNoOwnNetwork(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may make a network'
  try {
    run('nft', 'list', 'tables')
    run('ip', 'netns', 'add', `${NAME}-probe`)
    run('ip', 'netns', 'delete', `${NAME}-probe`)
    return undefined
  } catch (fault) {
    return `ip netns or nft do not work on this machine: ${fault}`
  }
}

export function openOwnNetwork(): OwnNetwork {
  removeAll()
  run('ip', 'netns', 'add', NAME)
  run('ip', 'link', 'add', CARD, 'type', 'veth', 'peer', 'name', OTHER_CARD, 'netns', NAME)
  run('ip', 'address', 'add', `${US}/30`, 'dev', CARD)
  run('ip', 'link', 'set', CARD, 'up')
  run('ip', '-n', NAME, 'address', 'add', `${THERE}/30`, 'dev', OTHER_CARD)
  run('ip', '-n', NAME, 'link', 'set', OTHER_CARD, 'up')
  run('ip', '-n', NAME, 'link', 'set', 'lo', 'up')
  return {
    ...{ us: US, host: THERE, within: ['ip', 'netns', 'exec', NAME] },
    cut: () => {
      run('nft', 'add', 'table', 'inet', NAME)
      for (const [hook, card] of [['input', 'iifname'] as const, ['output', 'oifname'] as const]) {
        const chain = `{ type filter hook ${hook} priority 0 ; }`
        run('nft', 'add', 'chain', 'inet', NAME, hook, chain)
        run('nft', 'add', 'rule', 'inet', NAME, hook, card, CARD, 'drop')
      }
    },
    heal: () => run('nft', 'delete', 'table', 'inet', NAME),
    remove: removeAll,
  }
}

/** Also what a run that was ended left behind. */
function removeAll(): void {
  for (const words of [
    ['nft', 'delete', 'table', 'inet', NAME],
    ['ip', 'link', 'delete', CARD],
    ['ip', 'netns', 'delete', NAME],
  ]) {
    try {
      run(...words)
    } catch {
      // It was not there.
    }
  }
}

function run(...[program = '', ...words]: readonly string[]): void {
  execFileSync(program, words, { stdio: 'pipe' })
}
