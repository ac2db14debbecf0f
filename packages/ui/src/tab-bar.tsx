// The 56 px bar of the main places at the bottom of the screen, with counts on the icons.

import type { ReactNode } from 'react'
import { CountBadge } from './badge.tsx'
import { joinClasses } from './join-classes.ts'

export type TabBarItem = {
  href: string
  label: string
  icon: ReactNode
  current: boolean
  badge?: { text: string; tone: 'danger' | 'primary'; label: string } | undefined
}

export type TabBarProps = { label: string; items: ReadonlyArray<TabBarItem> }

export function TabBar({ label, items }: TabBarProps) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 mx-auto w-full max-w-[480px] border-t border-divider bg-surface pb-safe"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {items.map((item) => (
          <li key={item.href} className="min-w-0">
            <a
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={joinClasses(
                'flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 py-1 text-center',
                'text-legal transition-colors duration-120 focus-visible:-outline-offset-2',
                item.current ? 'font-semibold text-primary' : 'text-text3',
              )}
            >
              <span className="relative">
                <span aria-hidden="true" className="grid size-6 place-items-center">
                  {item.icon}
                </span>
                {item.badge !== undefined && (
                  <span className="absolute -top-1.5 start-5 flex">
                    <span aria-hidden="true" className="flex">
                      <CountBadge text={item.badge.text} tone={item.badge.tone} />
                    </span>
                  </span>
                )}
              </span>
              <span className="max-w-full">{item.label}</span>
              {item.badge !== undefined && <span className="sr-only">{item.badge.label}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
