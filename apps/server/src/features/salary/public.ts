// What other slices and the roles may use of this one.

export { listPayrollBehind } from './list-payroll-behind.ts'
export { dateOfDay, loadToday, type Today } from './operator-day.ts'
export { createPayrollRun } from './run-payroll.ts'
