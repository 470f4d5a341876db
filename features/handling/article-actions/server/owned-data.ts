import { assignments } from '@guanlan/features/articles/articles/server/facts'
import { ownedBy } from '@guanlan/platform/server'
import { strings } from '../strings.ts'

/** Articles that were given to them and are not done; handed to the organisation, they are nobody's. */
export const assignedArticles = ownedBy({
  name: 'assignments',
  title: strings.assignedArticles,
  ...assignments,
})
