// A text as customers see it: the same reader of the same few tags, no markup is ever inserted.

import { type HtmlNode, parseSimpleHtml } from '@fairtick/wire/simple-html'
import { Fragment, type ReactNode } from 'react'

export function SimpleHtmlView({ html }: { readonly html: string }) {
  return <>{rendered(parseSimpleHtml(html))}</>
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
      return <strong>{rendered(node.children)}</strong>
    case 'paragraph':
      return <p>{rendered(node.children)}</p>
    case 'heading':
      return <h4>{rendered(node.children)}</h4>
    case 'list':
      return <ul>{rendered(node.children)}</ul>
    case 'numbered':
      return <ol>{rendered(node.children)}</ol>
    case 'item':
      return <li>{rendered(node.children)}</li>
    case 'link':
      return (
        <u>
          {rendered(node.children)} ({node.href})
        </u>
      )
    default:
      return node satisfies never
  }
}
