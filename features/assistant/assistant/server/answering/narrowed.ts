import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { Plan } from '../../contract.ts'

/** The same plan with one more condition. */
export const narrowed = (plan: Plan, field: Filter['field'], value: string): Plan => ({
  ...plan,
  filters: [...plan.filters.slice(0, 19), { field, is: 'is', values: [value] }],
})
