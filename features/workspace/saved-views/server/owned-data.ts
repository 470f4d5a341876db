import { ownedBy } from '@guanlan/platform/server'
import { strings } from '../strings.ts'

/** Saved views of their own; the organisation's are everybody's. */
export const ownViews = ownedBy({
  name: 'views',
  title: strings.ownViews,
  table: 'views',
  column: 'owner_id',
  named: { most: 30 },
})
