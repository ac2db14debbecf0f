// What other features may use of this one.

export { SalaryInfo } from './parts/salary-info.tsx'
