// Rules about words: what may not stand in any text file of the repository, and the form of cards.
import { breachesOfLines, isCode, isTest, type TidyFile, type TidyRule } from './breach.ts'

/** These files name the forbidden words because they forbid or explain them. */
const NAMES_THEM = /^tools\/tidy\//
const LOCK_FILE = 'package-lock.json'

const noOpenEnd: TidyRule = (file) =>
  breachesOfLines(
    file,
    /\b(TODO|FIXME|HACK)\b|(?<![/\w])XXX\b/,
    'an open end: do it now, or write it into the list of what is missing',
  )

const noMachinePath: TidyRule = (file) =>
  breachesOfLines(
    file,
    /(?<![\w.\-/#:}])\/(work|home|root)\/[\w.-]/,
    'a path of one machine: make it relative to the repository or a setting',
  )

const noRegistryHost: TidyRule = (file) =>
  breachesOfLines(
    file,
    /\bregistry\.[a-z]+[a-z.-]*\.[a-z]{2,}|_authToken|\b(artifactory|nexus|verdaccio)\./i,
    'a package registry: npm of whoever installs decides where packages come from',
  )

const noSilencedCheck: TidyRule = (file) =>
  isCode(file.path)
    ? breachesOfLines(
        file,
        /@ts-(ignore|nocheck)|@ts-expect-error\s*$/,
        'a silenced compiler: mend the type, or use @ts-expect-error with the reason beside it',
      )
    : []

/** The words of the old interface, and where each may stand. */
const LEGACY_WORDS = [
  { word: /jiaoyidui|blindbank|blindaddress|bannar/i, rooms: /^packages\/wire\// },
]

const noLegacyWord: TidyRule = (file) => {
  if (!isCode(file.path) || isTest(file.path) || file.path.startsWith('e2e/')) return []
  return LEGACY_WORDS.filter(({ rooms }) => !rooms.test(file.path)).flatMap(({ word }) =>
    breachesOfLines(file, word, 'a word of the wire: map it once in packages/wire, then use ours'),
  )
}

/** What a card says, in this order; a line that has nothing to say is left out. */
const CARD_LINES = ['Lives here', 'Comes in', 'Goes out', 'May touch', 'Never', 'Start reading at']
const CARD = new RegExp(`^# \\S+\\n${CARD_LINES.map((line) => cardLine(line)).join('')}$`)

function cardLine(label: string): string {
  return `(- \\*\\*${label}\\*\\*: .+\\n(  .+\\n)*)?`
}

const oneFormOfCards: TidyRule = ({ path, text }) =>
  !path.endsWith('/CARD.md') || CARD.test(text)
    ? []
    : [
        {
          path,
          line: 1,
          message: `a card has the lines ${CARD_LINES.join(', ')}, as new:slice writes`,
        },
      ]

export const TEXT_RULES: readonly TidyRule[] = [
  oneFormOfCards,
  noOpenEnd,
  noMachinePath,
  noRegistryHost,
  noSilencedCheck,
  noLegacyWord,
].map((rule) => (file: TidyFile) => (skips(file) ? [] : rule(file)))

function skips(file: TidyFile): boolean {
  return NAMES_THEM.test(file.path) || file.path === LOCK_FILE
}
