// Puts values into the `{{name}}` places of a text.

/** A place without a value stays as it is, so that a slip is seen and not hidden. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
