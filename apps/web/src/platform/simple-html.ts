// Reads the HTML of messages into a tree of the few tags that they use; all else is text.

export type HtmlNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'paragraph' | 'strong'
      readonly children: readonly HtmlNode[]
    }

type OpenElement = { readonly kind: 'root' | 'paragraph' | 'strong'; children: HtmlNode[] }

const TAGS = { p: 'paragraph', b: 'strong', strong: 'strong' } as const
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])
/** A tag without attributes, or a run of anything else; a lone `<` is text. */
const TOKEN = /<(\/?)([a-z]+)\s*\/?>|[^<]+|</gi

/**
 * Only `<p>`, `<b>`, `<strong>` and `<br>` without attributes are tags; what else looks like one
 * stays readable text, so nothing in a message can act. Tags left open end with what holds them.
 */
export function parseSimpleHtml(html: string): readonly HtmlNode[] {
  const root: OpenElement = { kind: 'root', children: [] }
  const open: OpenElement[] = [root]
  for (const [token, slash, name] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase()
    if (tag === 'br') add(open, { kind: 'break' })
    else if (isKnown(tag) && slash === '') begin(open, TAGS[tag])
    else if (isKnown(tag)) end(open, TAGS[tag])
    else add(open, { kind: 'text', text: decoded(token) })
  }
  return root.children
}

function isKnown(tag: string | undefined): tag is keyof typeof TAGS {
  return tag !== undefined && Object.hasOwn(TAGS, tag)
}

function add(open: OpenElement[], node: HtmlNode): void {
  open.at(-1)?.children.push(node)
}

function begin(open: OpenElement[], kind: 'paragraph' | 'strong'): void {
  // Paragraphs do not nest: a new one ends the one before.
  if (kind === 'paragraph') end(open, kind)
  const element: OpenElement & HtmlNode = { kind, children: [] }
  add(open, element)
  open.push(element)
}

function end(open: OpenElement[], kind: 'paragraph' | 'strong'): void {
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
