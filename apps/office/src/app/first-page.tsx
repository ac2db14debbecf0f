// Where one arrives after signing in.

import { MyRequests } from '../features/me/public.ts'
import { Overview } from '../features/overview/public.ts'

export function FirstPage() {
  return (
    <Overview>
      <MyRequests />
    </Overview>
  )
}
