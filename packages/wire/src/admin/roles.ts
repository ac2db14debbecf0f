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
  'deposits.read',
  'deposits.review',
  'withdrawals.read',
  'withdrawals.review',
  'withdrawals.pay',
  'bank_changes.read',
  'bank_changes.review',
  'links.read',
  'links.review',
  'identities.read',
  'identities.review',
  'staff.read',
  'staff.manage',
  'roles.request',
  'roles.approve',
  'audit.read',
  'ledger.read',
  'reconciliation.read',
  'statements.upload',
  'operation.read',
  'changes.read',
  'changes.make',
  'instruments.change',
  'money_terms.change',
  'methods.change',
  'limits.change',
  'profile.change',
  'adjustments.change',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** What is not listed is not allowed; nobody may touch a price, a strike or a result (H1). */
export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  support: ['users.read', 'users.end_sessions'],
  reviewer: [
    'users.read',
    'deposits.read',
    'deposits.review',
    'withdrawals.read',
    'bank_changes.read',
    'bank_changes.review',
    'links.read',
    'links.review',
    'identities.read',
    'identities.review',
  ],
  // Who approved a withdrawal does not pay it: two people with this role (REL-58).
  finance: [
    'users.read',
    'deposits.read',
    'withdrawals.read',
    'withdrawals.review',
    'withdrawals.pay',
    'ledger.read',
    'reconciliation.read',
    'statements.upload',
    'operation.read',
    'changes.read',
    'changes.make',
    'money_terms.change',
    'methods.change',
    'adjustments.change',
  ],
  risk: [
    'users.read',
    'users.end_sessions',
    'users.lock',
    'deposits.read',
    'withdrawals.read',
    'bank_changes.read',
    'links.read',
    'links.review',
    'identities.read',
    'ledger.read',
    'operation.read',
    'changes.read',
    'changes.make',
    'instruments.change',
    'limits.change',
  ],
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
    'operation.read',
    'changes.read',
    'changes.make',
    'instruments.change',
    'money_terms.change',
    'methods.change',
    'limits.change',
    'profile.change',
    'adjustments.change',
  ],
  auditor: [
    'users.read',
    'deposits.read',
    'withdrawals.read',
    'bank_changes.read',
    'links.read',
    'identities.read',
    'staff.read',
    'audit.read',
    'ledger.read',
    'reconciliation.read',
    'operation.read',
    'changes.read',
  ],
}

/** Several roles add up. */
export function permissionsOf(roles: readonly StaffRole[]): readonly Permission[] {
  return PERMISSIONS.filter((permission) =>
    roles.some((role) => ROLE_PERMISSIONS[role].includes(permission)),
  )
}
