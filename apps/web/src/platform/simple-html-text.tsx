// Shows the HTML of messages and texts as React nodes: no markup of theirs is ever inserted.

import type { Language } from '@fairtick/wire/languages'
import { type HtmlNode, parseSimpleHtml } from '@fairtick/wire/simple-html'
import { Fragment, type ReactNode } from 'react'

type SimpleHtmlTextProps = {
  html: string
  /** Of the text, where it may be another than that of the screen. */
  lang?: Language | undefined
}

export function SimpleHtmlText({ html, lang }: SimpleHtmlTextProps) {
  return (
    <div lang={lang} className="flex max-w-[66ch] flex-col gap-3 break-words text-body text-text">
      {rendered(parseSimpleHtml(html))}
    </div>
  )
}

function rendered(nodes: readonly HtmlNode[]): ReactNode {
  return nodes.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is parsed anew whenever it changes.
    <Fragment key={at}>{element(node)}</Fragment>
  ))
}

function element(node: HtmlNode): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'break':
      return <br />
    case 'strong':
      return <strong className="font-semibold">{rendered(node.children)}</strong>
    case 'paragraph':
      return <p>{rendered(node.children)}</p>
    case 'heading':
      return <h3 className="pt-1 text-body font-semibold">{rendered(node.children)}</h3>
    case 'list':
      return <ul className="flex list-disc flex-col gap-1 ps-5">{rendered(node.children)}</ul>
    case 'numbered':
      return <ol className="flex list-decimal flex-col gap-1 ps-5">{rendered(node.children)}</ol>
    case 'item':
      return <li>{rendered(node.children)}</li>
    case 'link':
      return <TextLink href={node.href}>{rendered(node.children)}</TextLink>
    default:
      return node satisfies never
  }
}

/** Where it leads is said of every place outside: a text must not call it something else. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const look = 'text-primary underline underline-offset-2'
  if (href.startsWith('#')) {
    return (
      <a href={href} className={look}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {children} ({new URL(href).host})
    </a>
  )
}
