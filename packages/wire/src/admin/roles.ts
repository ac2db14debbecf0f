// Who in the back office may do what: the one matrix of roles and permissions (REL-56).

export const STAFF_ROLES = [
  'support',
  'reviewer',
  'finance',
  'risk',
  'content',
  'admin',
  'auditor',
] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

export const PERMISSIONS = [
  'users.read',
  'users.end_sessions',
  'users.lock',
  'staff.read',
  'staff.manage',
  'roles.request',
  'roles.approve',
  'audit.read',
  'ledger.read',
  'reconciliation.read',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** What is not listed is not allowed; nobody may touch a price, a strike or a result (H1). */
export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  support: ['users.read', 'users.end_sessions'],
  reviewer: ['users.read'],
  finance: ['users.read', 'ledger.read', 'reconciliation.read'],
  risk: ['users.read', 'users.end_sessions', 'users.lock', 'ledger.read'],
  // What it will look after does not exist yet.
  content: [],
  admin: [
    'users.read',
    'users.end_sessions',
    'users.lock',
    'staff.read',
    'staff.manage',
    'roles.request',
    'roles.approve',
    'audit.read',
    'reconciliation.read',
  ],
  auditor: ['users.read', 'staff.read', 'audit.read', 'ledger.read', 'reconciliation.read'],
}

/** Several roles add up. */
export function permissionsOf(roles: readonly StaffRole[]): readonly Permission[] {
  return PERMISSIONS.filter((permission) =>
    roles.some((role) => ROLE_PERMISSIONS[role].includes(permission)),
  )
}
