// Every area of the back office, in the order of the menu. A new one: a folder and an entry here.

import {
  BookOpen,
  ClipboardCheck,
  Scale,
  ScrollText,
  UserCog,
  UserRound,
  Users,
} from 'lucide-react'
import type { RowOf } from '../platform/list-calls.ts'
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
  {
    name: 'staff',
    group: 'House',
    label: 'Staff',
    icon: UserCog,
    permission: 'staff.read',
    page: lazyPage(() => import('../staff/staff-page.tsx'), 'StaffPage'),
    list: { call: 'staff' },
  },
  {
    name: 'requests',
    group: 'House',
    label: 'Role requests',
    icon: ClipboardCheck,
    permission: 'staff.read',
    page: lazyPage(() => import('../requests/requests-page.tsx'), 'RequestsPage'),
    list: { call: 'roleRequests' },
  },
  {
    name: 'audit',
    group: 'House',
    label: 'Audit log',
    icon: ScrollText,
    permission: 'audit.read',
    page: lazyPage(() => import('../audit/audit-page.tsx'), 'AuditPage'),
    list: { call: 'auditLog', idOf: ({ number }: RowOf<'auditLog'>) => number },
  },
  {
    name: 'me',
    group: 'House',
    label: 'My account',
    icon: UserRound,
    permission: 'self',
    page: lazyPage(() => import('../me/me-page.tsx'), 'MePage'),
  },
  {
    name: 'ledger',
    group: 'Books',
    label: 'Ledger',
    icon: BookOpen,
    permission: 'ledger.read',
    page: lazyPage(() => import('../ledger/ledger-page.tsx'), 'LedgerPage'),
    casePage: lazyPage(() => import('../ledger/entry-page.tsx'), 'EntryPage'),
    list: { call: 'ledger', idOf: ({ number }: RowOf<'ledger'>) => number },
  },
  {
    name: 'reconciliation',
    group: 'Books',
    label: 'Reconciliation',
    icon: Scale,
    permission: 'reconciliation.read',
    page: lazyPage(() => import('../reconciliation/reconciliation-page.tsx'), 'ReconciliationPage'),
  },
]
