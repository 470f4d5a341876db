/** Topics by their names on the boards of a platform, for features that follow one: what boards reported anyway is not collected twice. */
import { keyOf } from '@guanlan/features/articles/articles/server/analysis'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface NamedTopic {
  platform: string
  title: string
}

/** Where it stands, and the sum of its stays. */
export interface TopicOnBoard {
  topicId: number
  eventId: number
  titles: string[]
  url: string | null
  /** Null: not on the list now. */
  rank: number | null
  heat: number | null
  peakRank: number
  peakHeat: number | null
  minutesOn: number
  entries: number
  firstSeen: string
  lastSeen: string
}

type Row = Omit<TopicOnBoard, 'firstSeen' | 'lastSeen'> & { place: number; firstSeen: Date; lastSeen: Date }

/** For each name, in its order; null: no board of its platform that the organisation sees has had it. Of several boards the one that has it now, else that had it last. */
export async function topicsOnBoards(
  { db, orgId }: { db: Tx | Database; orgId: number },
  named: readonly NamedTopic[],
): Promise<(TopicOnBoard | null)[]> {
  if (named.length === 0) return []
  const { rows } = await sql<Row>`
    select distinct on (n.place) n.place::int as place, t.id as "topicId", t.event_id as "eventId", t.titles, t.url, t.rank, t.heat::float8 as heat, t.peak_rank as "peakRank",
      t.peak_heat::float8 as "peakHeat", t.minutes_on as "minutesOn", t.entries, t.first_seen as "firstSeen", t.last_seen as "lastSeen"
    from unnest(${named.map(({ platform }) => platform)}::text[], ${named.map(({ title }) => keyOf(title))}::text[]) with ordinality n (platform, key, place)
    join hot_boards b on b.platform = n.platform and (b.only_org is null or b.only_org = ${orgId}) join hot_topics t on t.board_id = b.id and t.key = n.key
    order by n.place, t.rank is null, t.last_seen desc, t.id`.execute(db)
  const byPlace = new Map(
    rows.map(({ place, firstSeen, lastSeen, ...row }) => [
      place,
      { ...row, firstSeen: firstSeen.toISOString(), lastSeen: lastSeen.toISOString() },
    ]),
  )
  return named.map((_, index) => byPlace.get(index + 1) ?? null)
}

/** Those of which the organisation sees a board. */
export async function platformsWithBoard({
  db,
  orgId,
}: {
  db: Tx | Database
  orgId: number
}): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ platform: string }>`
    select distinct platform from hot_boards where only_org is null or only_org = ${orgId}`.execute(db)
  return new Set(rows.map(({ platform }) => platform))
}
