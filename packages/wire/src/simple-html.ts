// The little HTML that texts may hold, and its reader: the one list of tags of server and screens.

/** What the server lets through and screens draw; of attributes only the `href` of a link. */
export const SIMPLE_TAGS = {
  p: 'paragraph',
  h3: 'heading',
  ul: 'list',
  ol: 'numbered',
  li: 'item',
  b: 'strong',
  strong: 'strong',
  a: 'link',
} as const

type Kind = (typeof SIMPLE_TAGS)[keyof typeof SIMPLE_TAGS]

export type HtmlNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: Exclude<Kind, 'link'>; readonly children: readonly HtmlNode[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly HtmlNode[] }

type OpenElement = { readonly kind: Kind | 'root'; readonly children: HtmlNode[] }

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])
/** A tag without attributes, a link, or a run of anything else; a lone `<` is text. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)\s*\/?>|<a href="([^"<>]*)">|[^<]+|</gi
/** These end a paragraph or heading before them, and do not lie in one. */
const BLOCKS: readonly Kind[] = ['paragraph', 'heading', 'list', 'numbered']

/** A screen of the app (`#/pages/…`), or a place elsewhere whose name is plain to read. */
export function isSafeHref(href: string): boolean {
  if (/^#\/(pages\/)?[\w/?=&.-]{0,200}$/.test(href)) return true
  return /^https:\/\/([a-z0-9-]{1,63}\.)+[a-z]{2,63}(\/[\w~:/?#@!$&*+,;=%.-]{0,500})?$/.test(href)
}

/**
 * Only the tags of the list are tags; what else looks like one stays readable text, so nothing in
 * a text can act. Tags left open end with what holds them.
 */
export function parseSimpleHtml(html: string): readonly HtmlNode[] {
  const root: OpenElement = { kind: 'root', children: [] }
  const open: OpenElement[] = [root]
  for (const [token, slash, name, target] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase()
    const href = target === undefined ? undefined : decoded(target)
    if (href !== undefined && isSafeHref(href)) beginLink(open, href)
    else if (tag === 'br') add(open, { kind: 'break' })
    else if (isKnown(tag) && slash === '' && tag !== 'a') begin(open, SIMPLE_TAGS[tag])
    else if (isKnown(tag) && slash === '/') end(open, SIMPLE_TAGS[tag])
    else add(open, { kind: 'text', text: decoded(token) })
  }
  return root.children
}

/** The words alone, for a search or a summary: a block begins after a space. */
export function textOfSimpleHtml(html: string): string {
  return wordsOf(parseSimpleHtml(html)).replace(/\s+/g, ' ').trim()
}

function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'break') return ' '
      const inside = wordsOf(node.children)
      return node.kind === 'strong' || node.kind === 'link' ? inside : ` ${inside} `
    })
    .join('')
}

function isKnown(tag: string | undefined): tag is keyof typeof SIMPLE_TAGS {
  return tag !== undefined && Object.hasOwn(SIMPLE_TAGS, tag)
}

function add(open: OpenElement[], node: HtmlNode): void {
  open.at(-1)?.children.push(node)
}

function begin(open: OpenElement[], kind: Exclude<Kind, 'link'>): void {
  if (BLOCKS.includes(kind)) endParagraph(open)
  if (kind === 'item') endItem(open)
  const children: HtmlNode[] = []
  add(open, { kind, children })
  open.push({ kind, children })
}

/** Links do not nest: a new one ends the one before. */
function beginLink(open: OpenElement[], href: string): void {
  end(open, 'link')
  const children: HtmlNode[] = []
  add(open, { kind: 'link', href, children })
  open.push({ kind: 'link', children })
}

/** A new block ends the paragraph before it, and all that is open in it. */
function endParagraph(open: OpenElement[]): void {
  const at = open.findIndex(({ kind }) => kind === 'paragraph' || kind === 'heading')
  if (at > 0) open.length = at
}

/** Of the innermost list: an item of a list around it goes on. */
function endItem(open: OpenElement[]): void {
  const list = open.findLastIndex(({ kind }) => kind === 'list' || kind === 'numbered')
  const at = open.findLastIndex(({ kind }) => kind === 'item')
  if (at > list) open.length = at
}

function end(open: OpenElement[], kind: Kind): void {
  const at = open.findLastIndex((element) => element.kind === kind)
  if (at > 0) open.length = at
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
