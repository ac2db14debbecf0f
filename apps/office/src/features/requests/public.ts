// What other areas use of role requests.

export { RequestFacts } from './request-facts.tsx'
export type { RoleRequest } from './request-rules.ts'
