// What an input method composes (kana, hanzi, jamo) is left alone until it has ended: a field that
// reads or cleans its text in between would be composed into again.

import { type ChangeEvent, type CompositionEvent, useState } from 'react'

type Input = HTMLInputElement | HTMLTextAreaElement

export type ComposedText = {
  readonly value: string
  readonly onChange: (event: ChangeEvent<Input>) => void
  readonly onCompositionEnd: (event: CompositionEvent<Input>) => void
}

/** Props of an input whose `onText` may make another value of what is typed. */
export function useComposedText(value: string, onText: (text: string) => void): ComposedText {
  const [composed, setComposed] = useState<string>()
  return {
    value: composed ?? value,
    onChange: ({ target, nativeEvent }) => {
      if (isComposing(nativeEvent)) setComposed(target.value)
      else onText(target.value)
    },
    // Behind it comes no further change in some browsers, and one more of the same text in others.
    onCompositionEnd: ({ currentTarget }) => {
      setComposed(undefined)
      onText(currentTarget.value)
    },
  }
}

/** Keys are the input method's then: its arrows choose among candidates. */
export function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true
}
