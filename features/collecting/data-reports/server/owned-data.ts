import { ownedBy } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'

/** Reports of the demand pool that they answer. */
export const reportsToAnswer = ownedBy({
  name: 'demands',
  title: strings.toAnswer,
  table: 'data_reports',
  column: 'assignee',
  where: sql`r.flag < 2`,
})
