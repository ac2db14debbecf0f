// Which of our keys was pressed, on whatever keyboard.

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
>

/** `a` also where the keyboard writes Thai or Korean; undefined: it belongs to the browser. */
export function keyOf(pressed: Pressed): string | undefined {
  const { key, code, ctrlKey, metaKey, altKey, isComposing } = pressed
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
}
