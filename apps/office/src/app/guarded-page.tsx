// A page of an area, for who may see it. The server decides again at every call.

import type { ComponentType } from 'react'
import { Page } from '../parts/page.tsx'
import { useMe } from '../platform/session.ts'
import { type Area, maySee } from './area.ts'

type GuardedPageProps = {
  readonly area: Area
  readonly page: ComponentType
}

export function GuardedPage({ area, page: AreaPage }: GuardedPageProps) {
  const { permissions } = useMe()
  if (maySee(area, permissions)) return <AreaPage />
  return (
    <Page title={area.label}>
      <p>None of your roles opens this page. An admin can ask for another role for you.</p>
    </Page>
  )
}
