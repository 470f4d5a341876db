/** What is a person's among events. */
import { ownedBy } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'

export const eventsOfMembers = ownedBy({
  name: 'events',
  title: strings.heading,
  table: 'events',
  column: 'owner_id',
  where: sql`r.binned_at is null`,
})
