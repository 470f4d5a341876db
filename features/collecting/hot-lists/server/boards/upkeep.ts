/** What the operator of the installation sets: which boards are asked, and whether everybody may read them. */
import { refuse } from '@guanlan/platform/contract'
import {
  type Database,
  installationSetting,
  type SystemScope,
  saveInstallationSetting,
  sayFetchProblem,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { FollowedBoard, Wall } from '../../contract.ts'
import { wallOf } from '../questions/topics.ts'
import { storedInstances } from './instances.ts'

const setting = 'hotLists'

export async function listBoards(
  { db, locale }: Pick<SystemScope, 'db' | 'locale'>,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { rows } = await sql<{
    id: number
    platform: string
    instance: FollowedBoard['instance']
    route: string
    everySeconds: number
    enabled: boolean
    seenAt: Date | null
    failures: number
    lastError: string | null
    total: number
  }>`
    select id, platform, instance, route, every_seconds as "everySeconds", enabled, seen_at as "seenAt", failures, last_error as "lastError", count(*) over ()::int as total
    from hot_boards where only_org is null and not demonstration order by platform, id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  )
  return {
    shown: await isShown(db),
    instances: await storedInstances(db),
    list: rows.map(row => ({
      ...row,
      seenAt: row.seenAt?.toISOString() ?? null,
      lastError: row.lastError && sayFetchProblem(row.lastError, locale),
    })),
    total: rows[0]?.total ?? 0,
    page,
    pageSize,
  }
}

export async function saveBoard(
  { db }: Pick<SystemScope, 'db'>,
  {
    platform,
    instance,
    route,
    everySeconds,
    enabled,
  }: {
    platform: string
    instance: 'newsnow' | 'dailyhot' | null
    route: string
    everySeconds: number
    enabled: boolean
  },
): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into hot_boards as b (platform, instance, route, every_seconds, enabled) values (${platform}, ${instance}, ${route || platform}, ${everySeconds}, ${enabled})
    on conflict (coalesce(only_org, 0), platform, demonstration) do update set instance = excluded.instance, route = excluded.route, every_seconds = excluded.every_seconds, enabled = excluded.enabled, next_at = now(), failures = 0
    returning id`.execute(db)
  return { id: rows[0]?.id ?? 0 }
}

export async function showToEverybody({ db }: Pick<SystemScope, 'db'>, shown: boolean): Promise<null> {
  await saveInstallationSetting(db, setting, { shown })
  return null
}

async function isShown(db: Database): Promise<boolean> {
  return (await installationSetting<{ shown: boolean }>(db, setting))?.shown ?? false
}

/** With its topics and their courses; events that are left empty go too. @throws missing */
export async function removeBoard({ db }: Pick<SystemScope, 'db'>, id: number): Promise<{ changed: number }> {
  return db.transaction().execute(async tx => {
    const { numDeletedRows } = await tx
      .deleteFrom('hot_boards')
      .where('id', '=', id)
      .where('only_org', 'is', null)
      .where('demonstration', '=', false)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw refuse('missing', 'hotLists.boardMissing')
    await sql`delete from hot_events e where not exists (select from hot_topics t where t.event_id = e.id)`.execute(tx)
    return { changed: Number(numDeletedRows) }
  })
}

/** @throws missing while the operator does not show it */
export async function publicWall(db: Database, now: Date): Promise<Wall> {
  if (!(await isShown(db))) throw refuse('missing', 'hotLists.notPublic')
  return db.transaction().execute(tx => wallOf({ db: tx, now }, { time: null, most: 20 }, null))
}
