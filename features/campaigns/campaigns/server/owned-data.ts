/** What is a person's among campaigns. */
import { ownedBy } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'

export const campaignsOfMembers = ownedBy({
  name: 'campaigns',
  title: strings.heading,
  table: 'activities',
  column: 'owner_id',
  where: sql`r.binned_at is null`,
})
