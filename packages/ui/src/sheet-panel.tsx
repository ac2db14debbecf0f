// What a sheet is made of, loaded when the first one opens; screens use sheet.tsx.

import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useLayer } from './layers.ts'
import type { SheetProps } from './sheet-props.ts'
import { useAfterMount } from './use-after-mount.ts'

export function SheetPanel(props: SheetProps) {
  const { open, onClose, onClosed, title, titleLook, closeLabel, children, footer } = props
  const isMounted = useAfterMount()
  useLayer(open && props.openedBy !== 'address' ? onClose : undefined)
  return (
    <Drawer.Root
      open={open && isMounted}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.()
      }}
      snapPoints={props.snapPoints}
    >
      <Drawer.Portal>
        <Drawer.Backdrop
          className={joinClasses(BACKDROP, props.backdrop !== 'clear' && 'bg-scrim')}
        />
        <Drawer.VirtualKeyboardProvider>
          <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
            <Drawer.Popup
              className={joinClasses(
                POPUP,
                props.snapPoints ? SNAPPING : 'max-h-[calc(100dvh-2.5rem)]',
              )}
              initialFocus={props.initialFocus}
            >
              <div
                aria-hidden="true"
                className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-divider"
              />
              <div className="flex min-h-11 shrink-0 items-center gap-3 px-gutter">
                <Drawer.Title
                  className={joinClasses(
                    'min-w-0 text-title font-semibold',
                    props.titleEnd === undefined && 'flex-1',
                    titleLook === 'hidden' && 'sr-only',
                  )}
                >
                  {title}
                </Drawer.Title>
                {props.titleEnd}
                <Drawer.Close
                  render={<IconButton label={closeLabel} icon={<X className="size-5.5" />} />}
                  className="-me-2.5 ms-auto text-text2"
                />
              </div>
              <Drawer.Content
                className={joinClasses(
                  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter',
                  props.spacing === 'tight' ? 'pb-1' : 'pt-1 pb-4',
                )}
              >
                {children}
              </Drawer.Content>
              {footer !== undefined && (
                <div
                  className={joinClasses(
                    'shrink-0 border-t border-divider px-gutter',
                    props.spacing === 'tight' ? 'py-2' : 'py-3',
                  )}
                >
                  {footer}
                </div>
              )}
              <div className="shrink-0 pb-safe" />
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.VirtualKeyboardProvider>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

const BACKDROP = joinClasses(
  'fixed inset-0 z-30 opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity',
  'duration-200 data-ending-style:opacity-0 data-ending-style:duration-160',
  'data-starting-style:opacity-0 data-swiping:duration-0',
)

/** `transform` and not `translate`: the drawer writes the same property while it is dragged. */
const POPUP = joinClasses(
  'flex w-full max-w-[480px] flex-col rounded-t-[1.25rem] bg-surface text-text shadow-float outline-none',
  'transition-transform duration-200 ease-sheet will-change-transform data-swiping:select-none',
  '[transform:translateY(calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y,0px)))]',
  'data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)]',
  'data-ending-style:duration-160 data-swiping:duration-0',
)

/** The padding takes up what hangs below the screen, so that the footer stays in sight. */
const SNAPPING = joinClasses(
  'h-[calc(100dvh-1.5rem)] data-ending-style:pb-0 data-starting-style:pb-0',
  'pb-[max(0px,calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y,0px)))]',
)
