// The little HTML of messages and texts: paragraphs, line breaks and bold, of escaped text.

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
}

/** One `<p>` a paragraph; a newline is `<br>`, `**bold**` is `<b>`. */
export function htmlOf(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${inlineHtml(paragraph)}</p>`).join('')
}

function inlineHtml(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*([^*\n]{1,200})\*\*/g, '<b>$1</b>')
    .replace(/\n/g, '<br>')
}
