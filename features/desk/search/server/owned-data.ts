import { ownedBy } from '@guanlan/platform/server'
import { strings } from '../strings.ts'

/** Search plans of their own; the organisation's are everybody's. */
export const ownPlans = ownedBy({
  name: 'searchPlans',
  title: strings.ownPlans,
  table: 'search_plans',
  column: 'owner_id',
  named: { most: 50 },
})
