import { sql } from 'kysely'

/** Name of the member who saved, as `savedBy`; `#id` of somebody who has left; null: the system. @param column holds the user id */
export const savedBy = (column: 'updated_by' | 'm.updated_by') =>
  sql<string | null>`coalesce(member_name(${sql.ref(column)}), '#' || ${sql.ref(column)})`.as('savedBy')
