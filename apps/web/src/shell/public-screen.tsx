// The frame of a screen that needs no login: head and content, without live parts.

import { PageHeader, type PageHeaderProps } from '@fairtick/ui/page-header'
import type { ReactNode } from 'react'
import { useText } from '../platform/i18n.ts'
import { useNavigation } from '../platform/navigation.ts'
import { useScreenEntry } from './use-screen-entry.ts'

export type PublicScreenProps = Omit<PageHeaderProps, 'titleRef' | 'back' | 'title'> & {
  title: string
  back?: 'shown' | 'hidden' | undefined
  children: ReactNode
}

export function PublicScreen({ back = 'shown', children, ...header }: PublicScreenProps) {
  const t = useText()
  const navigation = useNavigation()
  const titleRef = useScreenEntry(header.title)
  return (
    <div className="mx-auto w-full grow max-w-[480px]">
      <PageHeader
        {...header}
        titleRef={titleRef}
        back={back === 'shown' ? { label: t('shell.back'), onClick: navigation.back } : undefined}
      />
      <main>{children}</main>
    </div>
  )
}
