// What other slices and the roles may use of this one.

export { dateOfDay, loadToday, type Today } from './operator-day.ts'
export { createPayrollRun } from './run-payroll.ts'
