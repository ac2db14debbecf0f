// Every area of the back office, in the order of the menu. A new one: a folder and an entry here.

import { Users } from 'lucide-react'
import { type Area, lazyPage } from './area.ts'

export const AREAS: readonly Area[] = [
  {
    name: 'users',
    group: 'Customers',
    label: 'Customers',
    icon: Users,
    permission: 'users.read',
    page: lazyPage(() => import('../users/users-page.tsx'), 'UsersPage'),
    casePage: lazyPage(() => import('../users/user-page.tsx'), 'UserPage'),
    list: { call: 'users' },
  },
]
