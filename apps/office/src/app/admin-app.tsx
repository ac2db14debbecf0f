// The back office: react-admin with our session, our lists, and a page for each area.

import { QueryClient } from '@tanstack/react-query'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router'
import { EnrolPage } from '../features/auth/enrol-page.tsx'
import { LoginPage } from '../features/auth/login-page.tsx'
import { Loading } from '../parts/loading.tsx'
import { authProvider } from '../platform/auth-provider.ts'
import { createDataProvider } from '../platform/data-provider.ts'
import { createOfficeStore } from '../platform/office-store.ts'
import { AREAS } from './areas.tsx'
import { FailedPage } from './failed-page.tsx'
import { FirstPage } from './first-page.tsx'
import { GuardedPage } from './guarded-page.tsx'
import { MissingPage } from './missing-page.tsx'
import { Shell } from './shell.tsx'
import { darkTheme, lightTheme } from './theme.ts'

const store = createOfficeStore()
const queryClient = new QueryClient({
  // Read at each visit, since what is shown is decided upon. Not at each look back at the window:
  // reading about persons is written down. A refusal is not asked twice.
  defaultOptions: { queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false } },
})
const dataProvider = createDataProvider(
  new Map(AREAS.flatMap(({ name, list }) => (list === undefined ? [] : [[name, list]]))),
)

export function AdminApp() {
  return (
    <Admin
      {...{ authProvider, dataProvider, queryClient, store }}
      title="Fairtick back office"
      loginPage={LoginPage}
      layout={Shell}
      catchAll={MissingPage}
      dashboard={FirstPage}
      error={FailedPage}
      loading={Loading}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      disableTelemetry
      requireAuth
    >
      <CustomRoutes noLayout>
        <Route path="/enrol" element={<EnrolPage />} />
      </CustomRoutes>
      {AREAS.map((area) => (
        <Resource
          key={area.name}
          name={area.name}
          list={<GuardedPage area={area} page={area.page} />}
          {...(area.casePage && { edit: <GuardedPage area={area} page={area.casePage} /> })}
        />
      ))}
    </Admin>
  )
}
