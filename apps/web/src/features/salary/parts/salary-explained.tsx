// What salary is made of, read when somebody asks.

import { Skeleton } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/client-instance.ts'
import { useText } from '../../../platform/i18n.ts'
import { ExplanationText } from '../../../shell/explanation/explained.tsx'
import { explainSalary } from '../explain-salary.ts'

export function SalaryExplained() {
  const t = useText()
  const { data, error } = useQuery({
    queryKey: ['salary', 'parts'],
    queryFn: async () => (await call('payrollRecords', { body: { size: 1 } })).salary,
    staleTime: 0,
  })
  if (data) return <ExplanationText explanation={explainSalary(data)} />
  return error ? <p>{t('explain.salaryFormula')}</p> : <Skeleton className="h-24 w-64" />
}
