// Parts of a screen whose code is loaded when they are first shown. Where it cannot be loaded, the
// rest of the screen goes on. A browser answers a lost file with the same failure until the page
// comes anew: so trying again is to reload.

import { Button } from '@fairtick/ui/button'
import { preloadSheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  useEffect,
  useEffectEvent,
} from 'react'
import { useText } from './i18n.ts'

type Load<Props> = () => Promise<ComponentType<Props>>
type Late<Props> = LazyExoticComponent<ComponentType<Props>>

/** Prices and charts are there by then. */
const PRELOAD_AFTER_MS = 4_000

/** `Lost` stands in its place when it could not be loaded. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Lost: ComponentType<Props> = LostPart,
): Late<Props> {
  return lazy(() => load().then(asDefault, () => asDefault(Lost)))
}

type SheetProps = { readonly open: boolean; readonly onClose: () => void }

/** Whoever opens it when it could not be loaded is told so, each time. */
export function lazySheet<Props extends SheetProps>(load: Load<Props>): Late<Props> {
  return lazyPart(() => withSheet(load), LostSheet)
}

/** Together with the frame of all sheets. */
export async function withSheet<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), preloadSheet()])
  return part
}

/** So that the first use does not wait, also when the network is gone by then. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // What fails here is told when it is needed.
    const timer = setTimeout(() => void load().catch(() => undefined), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [load])
}

export function LostPart() {
  const t = useText()
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-gutter py-6 text-center">
      <p className="text-dense text-text2">{t('shell.partLost')}</p>
      <Button tone="soft" onClick={reload}>
        {t('shell.reload')}
      </Button>
    </div>
  )
}

/** Tells of a part that was asked for, and offers to reload. */
export function useTellLost(): () => void {
  const t = useText()
  const showToast = useToast()
  return () => {
    const action = { label: t('shell.reload'), onClick: reload }
    showToast({ text: t('shell.partLost'), tone: 'danger', action })
  }
}

function LostSheet({ open, onClose }: SheetProps) {
  const tellLost = useTellLost()
  const tell = useEffectEvent(() => {
    tellLost()
    onClose()
  })
  useEffect(() => {
    if (open) tell()
  }, [open])
  return null
}

function asDefault<Props>(Part: ComponentType<Props>) {
  return { default: Part }
}

function reload(): void {
  location.reload()
}
