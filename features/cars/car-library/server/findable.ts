/** Series by their name, for who may open what is published about them. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { sql } from 'kysely'

/** Of one organisation. */
const mostSeries = 5_000

export const findableSeries: Findable = {
  kind: 'carSeries',
  permission: 'open:/carModelInsight',
  async find({ orgId, db }, query, most) {
    const { rows } = await sql<{ id: number; name: string; brand: string }>`
      select id, name, brand from car_series where org_id = ${orgId} order by is_own desc, name limit ${mostSeries}`.execute(
      db,
    )
    return mostAlike(rows, query, most).map(({ id, name, brand }) => ({ id, name, note: brand, about: {} }))
  },
}
