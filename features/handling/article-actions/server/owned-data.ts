import { ownedBy } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'

/** Articles that were given to them and are not done; handed to the organisation, they are nobody's. */
export const assignedArticles = ownedBy({
  name: 'assignments',
  title: strings.assignedArticles,
  table: 'article_work',
  column: 'assignee_id',
  where: sql`r.state <> 2`,
  isRecord: false,
})
