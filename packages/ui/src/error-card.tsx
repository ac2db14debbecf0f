// A part of a page that could not be shown: what, why, Retry, and the codes for support.

import { CircleAlert, RotateCw } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Button } from './button.tsx'
import type { CopyButtonProps } from './copy-button.tsx'
import { joinClasses } from './join-classes.ts'

/** Few see an error: a page loads without it. Where it is lost too, the codes are still there. */
const CopyButton = lazy<ComponentType<CopyButtonProps>>(() =>
  import('./copy-button.tsx').then(
    (file) => ({ default: file.CopyButton }),
    () => ({ default: () => null }),
  ),
)

export type ErrorCardProps = {
  /** What failed, in one sentence. */
  title: ReactNode
  cause?: ReactNode
  retry?: { label: string; onClick: () => void; busy?: boolean | undefined } | undefined
  /** Code and request id, shown small and copied together. */
  reference?: { code: string; requestId?: string | undefined } | undefined
  copyLabel: string
  copiedLabel: string
  className?: string | undefined
}

export function ErrorCard(props: ErrorCardProps) {
  const { title, cause, retry, reference, copyLabel, copiedLabel, className } = props
  const referenceText =
    reference && [reference.code, reference.requestId].filter(Boolean).join(' · ')
  return (
    <div
      role="alert"
      className={joinClasses(
        'flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card',
        className,
      )}
    >
      <div className="flex gap-2.5">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
        <div className="min-w-0">
          <p className="text-dense font-semibold text-text">{title}</p>
          {cause !== undefined && <p className="text-dense text-text2">{cause}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {retry !== undefined && (
          <Button tone="outline" busy={retry.busy} onClick={retry.onClick} icon={<RotateCw />}>
            {retry.label}
          </Button>
        )}
        {referenceText !== undefined && (
          <span className="flex min-w-0 items-center text-caption text-text3">
            <span translate="no" className="min-w-0 break-all">
              {referenceText}
            </span>
            <Suspense fallback={<span className="size-11" />}>
              <CopyButton text={referenceText} label={copyLabel} copiedLabel={copiedLabel} />
            </Suspense>
          </span>
        )}
      </div>
    </div>
  )
}
