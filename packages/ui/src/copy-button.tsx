// Copies a text; the icon turns into a check for a moment and the change is spoken.

import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { useAnnounce } from './live-region.tsx'

export type CopyButtonProps = {
  text: string
  /** Name of the button, such as "Copy the id". */
  label: string
  /** Spoken after it worked. */
  copiedLabel: string
  /** Shown beside the icon; without it the icon stands alone. */
  children?: ReactNode
  className?: string | undefined
}

const CHECK_MS = 1500

export function CopyButton({ text, label, copiedLabel, children, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announce = useAnnounce()
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    if (!(await copyText(text))) return
    setCopied(true)
    announce(copiedLabel)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), CHECK_MS)
  }
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={children === undefined ? label : undefined}
      title={label}
      onClick={copy}
      className={joinClasses(
        'target inline-flex items-center justify-center gap-1.5 rounded-sm px-2 text-dense text-primary',
        className,
      )}
    >
      {children}
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
    </button>
  )
}

/** The clipboard exists on secure pages only and may be refused; then a selection is copied. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

function copySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}
