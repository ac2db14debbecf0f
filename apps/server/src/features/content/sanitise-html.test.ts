// What is let through of a text, and that nothing else is, whatever somebody writes.

import { isSafeHref, parseSimpleHtml, SIMPLE_TAGS } from '@fairtick/wire/simple-html'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'

describe('what is kept', () => {
  it.each([
    '<p>One <b>two</b> <strong>three</strong><br>four</p>',
    '<h3>Head</h3><ul><li>one</li><li>two</li></ul><ol><li>three</li></ol>',
    '<p><a href="#/pages/find">here</a> and <a href="https://fsa.example/list?a=1&amp;b=2">there</a></p>',
    '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>',
  ])('%s', (html) => {
    expect(sanitiseHtml(html)).toBe(html)
  })
})

describe('what is not', () => {
  it.each([
    ['<script>hit()</script>a', 'a'],
    ['<p onclick="hit()" style="x">a</p>', '<p>a</p>'],
    ['<img src=x onerror=hit()>a', 'a'],
    ['<div>a</div>', 'a'],
    ['<!-- a -->b', 'b'],
    ['<a href="javascript:hit()">a</a>', 'a'],
    ['<a href="#/pages/find" onclick="hit()" target="x">a</a>', '<a href="#/pages/find">a</a>'],
    ['<a href="https://user:word@evil.example/">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="https://xn--evil.example\\@good.example/">a</a>', 'a'],
    ['a < b', 'a &lt; b'],
  ])('%s', (html, kept) => {
    expect(sanitiseHtml(html)).toBe(kept)
  })
})

/** Texts in which tags, halves of tags and attributes lie close together. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['<', '>', '"', "'", '`', '/', '=', '&', '&lt;', '&#106;', '&colon;', '\t', '\n', '\0'],
        ...['<script', '</script>', '<svg onload=hit()>', '<a href=', '<a href="', '</a>', '<p>'],
        ...['javascript:hit()', '#/pages/find', 'https://a.example/', ' onerror=hit()', '<!--'],
        ...['<li>', '</ul>', '<style>', '<b ', '<h3 x="', '-->', '<![CDATA[', 'href', '<A HREF='],
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''))

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: href="[^"<>]*")?)\s*\/?>/gi

describe('whatever is written', () => {
  it('only listed tags come out, of attributes only plain addresses, and no lone sign', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const kept = sanitiseHtml(html)
        for (const [, , name = '', attribute = ''] of kept.matchAll(TAG)) {
          expect([...Object.keys(SIMPLE_TAGS), 'br']).toContain(name.toLowerCase())
          const href = /href="([^"]*)"/.exec(attribute)?.[1]?.replaceAll('&amp;', '&')
          if (href !== undefined) expect(isSafeHref(href)).toBe(true)
        }
        expect(kept.replace(TAG, '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 3_000 },
    )
  })

  it('what was let through is let through again as it is: at showing nothing changes', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const kept = sanitiseHtml(html)
        expect(sanitiseHtml(kept)).toBe(kept)
      }),
      { numRuns: 3_000 },
    )
  })

  it('screens read tags of the list in it and nothing that looks like another', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const words = JSON.stringify(parseSimpleHtml(sanitiseHtml(html)))
        expect(words).not.toMatch(/"href":"(?!#\/|https:\/\/)/)
      }),
    )
  })
})
