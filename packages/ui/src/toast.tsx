// Short notices below the head that leave by themselves; results of money get a sheet instead.

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

export type ToastInput = {
  text: ReactNode
  tone?: 'info' | 'success' | 'danger' | undefined
  /** Such as Undo. */
  action?: { label: string; onClick: () => void } | undefined
}

type ToastEntry = ToastInput & { id: number; audience: number }
type ShowToast = (toast: ToastInput) => void

const ToastContext = createContext<ShowToast | null>(null)

const TOASTS_MAX = 3
const TOAST_MS = 4000

export type ToastProviderProps = {
  closeLabel: string
  /** Whoever is here: what another one was told is not shown any more. */
  audience: number
  children: ReactNode
}

export function ToastProvider({ closeLabel, audience, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ReadonlyArray<ToastEntry>>([])
  const nextId = useRef(1)
  const [topPx, setTopPx] = useState(0)
  const show = useCallback<ShowToast>(
    (toast) => {
      const id = nextId.current++
      setTopPx(headBottomPx())
      setToasts((shown) => [...shown, { ...toast, id, audience }].slice(-TOASTS_MAX))
    },
    [audience],
  )
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        style={{ top: topPx }}
        className="pointer-events-none fixed inset-x-0 z-50 mx-auto flex max-w-[480px] flex-col gap-2 px-gutter pt-safe"
      >
        {toasts
          .filter((toast) => toast.audience === audience)
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
          ))}
      </div>
    </ToastContext>
  )
}

/** Where the head of the page ends: its way back and its actions stay in reach. */
function headBottomPx(): number {
  return document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
}

/** Gives the function that shows a toast. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastProvider above it')
  return show
}

type ToastCardProps = { toast: ToastEntry; closeLabel: string; onClose: (id: number) => void }

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onClose(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [held, onClose, toast.id])

  const { Icon, colour } = LOOKS[toast.tone ?? 'info']
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only stops the clock.
    <div
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto mt-2 flex animate-[ui-drop_200ms_var(--ease-sheet)] items-center gap-2.5 rounded-md bg-surface py-1 ps-3.5 pe-1 text-dense text-text shadow-float"
    >
      <Icon aria-hidden="true" className={joinClasses('size-5 shrink-0', colour)} />
      <span className="min-w-0 flex-1 py-1.5">{toast.text}</span>
      {toast.action !== undefined && (
        <button
          type="button"
          onClick={() => {
            toast.action?.onClick()
            onClose(toast.id)
          }}
          className="target shrink-0 rounded-sm px-2 font-semibold text-primary"
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        label={closeLabel}
        icon={<X className="size-4.5" />}
        onClick={() => onClose(toast.id)}
        className="text-text3"
      />
    </div>
  )
}

const LOOKS = {
  info: { Icon: Info, colour: 'text-primary' },
  success: { Icon: CircleCheck, colour: 'text-success' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
} as const
