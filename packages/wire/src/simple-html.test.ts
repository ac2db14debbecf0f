// Examples of message texts, harmless and not, and what always holds.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HtmlNode, parseSimpleHtml, textOfSimpleHtml } from './simple-html.ts'

const text = (words: string): HtmlNode => ({ kind: 'text', text: words })

describe('simple html', () => {
  it('reads paragraphs, bold words and line breaks', () => {
    expect(parseSimpleHtml('<p>BTC/USDT <b>+8.00</b><br>USD</p><p>2</p>')).toEqual([
      {
        kind: 'paragraph',
        children: [
          text('BTC/USDT '),
          { kind: 'strong', children: [text('+8.00')] },
          { kind: 'break' },
          text('USD'),
        ],
      },
      { kind: 'paragraph', children: [text('2')] },
    ])
  })

  it('decodes entities once', () => {
    expect(parseSimpleHtml('a &lt;b&gt; &amp;amp; &#39;&#x3042;')).toEqual([
      text("a <b> &amp; 'あ"),
    ])
  })

  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<b onclick="x">'],
    ['a < b'],
    ['&constructor; &#0; &#9999999;'],
  ])('shows %s as text', (html) => {
    expect(plain(parseSimpleHtml(html))).toBe(html)
    expect(kinds(parseSimpleHtml(html))).toEqual(new Set(['text']))
  })

  it('ends what was left open, and ignores what was never opened', () => {
    expect(parseSimpleHtml('</b><p><b>a<p>b')).toEqual([
      { kind: 'paragraph', children: [{ kind: 'strong', children: [text('a')] }] },
      { kind: 'paragraph', children: [text('b')] },
    ])
  })

  it('gives back escaped text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const escaped = words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
        expect(plain(parseSimpleHtml(escaped))).toBe(words)
      }),
    )
  })
})

function plain(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      return node.kind === 'break' ? '\n' : plain(node.children)
    })
    .join('')
}

function kinds(nodes: readonly HtmlNode[]): Set<string> {
  return new Set(
    nodes.flatMap((node) =>
      ['children' in node ? [...kinds(node.children)] : [], node.kind].flat(),
    ),
  )
}

describe('headings, lists and links', () => {
  it('are read as a tree', () => {
    const html = '<p>a<h3>b</h3><ul><li>c<li>d</ul><a href="#/pages/find">e</a>'
    expect(parseSimpleHtml(html)).toEqual([
      { kind: 'paragraph', children: [text('a')] },
      { kind: 'heading', children: [text('b')] },
      {
        kind: 'list',
        children: [
          { kind: 'item', children: [text('c')] },
          { kind: 'item', children: [text('d')] },
        ],
      },
      { kind: 'link', href: '#/pages/find', children: [text('e')] },
    ])
  })

  it.each([
    'javascript:hit()',
    'http://a.example/',
    '//a.example',
    'https://a.example@b.example/',
    'https://пример.example/',
    'https://127.0.0.1/',
    'data:text/html,a',
    '#/pages/../x y',
  ])('%s is no address: the words stand there as text', (href) => {
    const nodes = parseSimpleHtml(`<a href="${href}">x</a>`)
    expect(kinds(nodes)).toEqual(new Set(['text']))
  })

  it('the words alone can be searched', () => {
    expect(textOfSimpleHtml('<h3>A</h3><p>b <b>c</b><br>d</p><ul><li>e</li></ul>')).toBe(
      'A b c d e',
    )
  })
})
