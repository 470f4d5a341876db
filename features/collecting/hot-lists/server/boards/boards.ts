/** Which lists are followed. Written by those who see all organisations: the worker, and the push call on behalf of a member. */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface BoardKey {
  /** Null: everybody's. */
  onlyOrg: number | null
  platform: string
  demonstration?: boolean
}

/** The board of a platform, made when it is first heard of. */
export async function boardOf(tx: Tx, { onlyOrg, platform, demonstration = false }: BoardKey): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into hot_boards (only_org, platform, demonstration) values (${onlyOrg}::int, ${platform}, ${demonstration})
      on conflict (coalesce(only_org, 0), platform, demonstration) do nothing returning id
    ) select id from made union all
    select id from hot_boards where only_org is not distinct from ${onlyOrg}::int and platform = ${platform} and demonstration = ${demonstration} limit 1`.execute(
    tx,
  )
  if (rows[0]) return rows[0].id
  // Another one made it meanwhile: it is seen by the next statement.
  return boardOf(tx, { onlyOrg, platform, demonstration })
}

export interface DueBoard {
  id: number
  platform: string
  instance: 'newsnow' | 'dailyhot'
  route: string
}

/** Takes a board whose turn it is; others leave it alone for two minutes. */
export async function claimDueBoard(db: Database, now: Date): Promise<DueBoard | null> {
  const { rows } = await sql<DueBoard>`
    update hot_boards set next_at = ${now}::timestamptz + interval '2 minutes' where id = (
      select id from hot_boards where enabled and instance is not null and next_at <= ${now} order by next_at limit 1 for update skip locked)
    returning id, platform, instance, route`.execute(db)
  return rows[0] ?? null
}

/** @param problem why it could not be asked; after each failure in a row it is waited twice as long, a day at most */
export async function noteFailedRequest(db: Database, id: number, now: Date, problem: string | null): Promise<void> {
  await sql`
    update hot_boards set failures = case when ${problem}::text is null then 0 else failures + 1 end, last_error = ${problem?.slice(0, 500) ?? null}::text,
      next_at = ${now}::timestamptz + make_interval(secs => least(86400, every_seconds * case when ${problem}::text is null then 1 else 2 ^ least(failures + 1, 12) end))
    where id = ${id}`.execute(db)
}

/** With all that is known of them; what organisations watched on them goes with the topics. */
export async function removeDemonstrationBoards(tx: Tx): Promise<void> {
  await tx.deleteFrom('hot_boards').where('demonstration', '=', true).execute()
  await sql`delete from hot_events e where not exists (select from hot_topics t where t.event_id = e.id)`.execute(tx)
}

export interface FollowedBoard {
  id: number
  platform: string
  seenAt: Date | null
}

/** Boards of the demonstration, made when they are not there. */
export async function demonstrationBoards(tx: Tx, platforms: readonly string[]): Promise<FollowedBoard[]> {
  for (const platform of platforms) await boardOf(tx, { onlyOrg: null, platform, demonstration: true })
  const { rows } = await sql<FollowedBoard>`
    select id, platform, seen_at as "seenAt" from hot_boards where demonstration order by id`.execute(tx)
  return rows
}
