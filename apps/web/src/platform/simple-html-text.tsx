// Shows the HTML of messages and agreements as React nodes: no markup of theirs is ever inserted.

import { Fragment, type ReactNode } from 'react'
import { type HtmlNode, parseSimpleHtml } from './simple-html.ts'

export function SimpleHtmlText({ html }: { html: string }) {
  return (
    <div className="flex max-w-[66ch] flex-col gap-3 break-words text-body text-text">
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
    default:
      return node satisfies never
  }
}
