// The round picture of a person: the image, or the first letter on a steady colour.

import { useState } from 'react'
import { letterColourOf } from './letter-colour.ts'

export type AvatarProps = {
  name: string
  /** Address of the image, when there is one. */
  src?: string | undefined
  sizePx?: number | undefined
}

/** Decorative: the name always stands beside it or names the control around it. */
export function Avatar({ name, src, sizePx = 40 }: AvatarProps) {
  const [missing, setMissing] = useState<string>()
  const size = { width: sizePx, height: sizePx }
  if (src !== undefined && src !== missing) {
    return (
      <img
        src={src}
        alt=""
        style={size}
        onError={() => setMissing(src)}
        className="shrink-0 rounded-full bg-surface-2 object-cover"
      />
    )
  }
  const { ground, letters } = letterColourOf(name)
  return (
    <span
      aria-hidden="true"
      translate="no"
      style={{ ...size, backgroundColor: ground, color: letters, fontSize: sizePx * 0.38 }}
      className="grid shrink-0 select-none place-items-center rounded-full leading-none font-semibold"
    >
      {firstGrapheme(name).toUpperCase()}
    </span>
  )
}

function firstGrapheme(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment ?? '·'
}
