// What remains of a text that somebody wrote as HTML: the tags of the one list, and nothing else.

import { isSafeHref, SIMPLE_TAGS } from '@fairtick/wire/simple-html'
import { FilterXSS, type IWhiteList } from 'xss'
import { escapeHtml } from '../../platform/html-text.ts'

const TAGS: readonly string[] = [...Object.keys(SIMPLE_TAGS), 'br']

/** No tag keeps an attribute but a link its address, and that only if it can be read plainly. */
const filter = new FilterXSS({
  whiteList: Object.fromEntries(
    TAGS.map((tag) => [tag, tag === 'a' ? ['href'] : []]),
  ) as IWhiteList,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template'],
  allowCommentTag: false,
  css: false,
  onTagAttr: (_tag, name, value) => {
    const href = value.replaceAll('&amp;', '&').trim()
    return name === 'href' && isSafeHref(href) ? `href="${escapeHtml(href)}"` : ''
  },
  escapeHtml: (text) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
})

/** As browsers read it: only a letter, `/` or `!` behind it makes a tag. */
const NO_TAG = /<(?![a-z/!])/gi

/** A link without an address is its words alone. What comes out comes out again as it is. */
export function sanitiseHtml(html: string): string {
  return withoutEmptyLinks(filter.process(html.replace(NO_TAG, '&lt;'))).trim()
}

/** Every `</a>` of a link that lost its address goes with it. */
function withoutEmptyLinks(html: string): string {
  let isOpen = false
  return html.replace(/<a( href="[^"]*")?\s*>|<\/a>/g, (tag, href?: string) => {
    if (tag !== '</a>') {
      if (href === undefined) return ''
      const before = isOpen ? '</a>' : ''
      isOpen = true
      return before + tag
    }
    const isEnd = isOpen
    isOpen = false
    return isEnd ? tag : ''
  })
}
