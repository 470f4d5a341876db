/** Computes by night what the influence of every medium and account is made of: of what everybody may see, and of what each organisation handed in for itself. */
import {
  marksOfPublishers,
  type PublisherDays,
  type PublisherKindOfDays,
  publisherDaysBehind,
  sharedAndOwnAccounts,
  writePublisherDays,
} from '@guanlan/features/articles/articles/server/questions'
import { fewestForInfluence, influenceDays, influenceParts } from '@guanlan/features/charts/charts/contract'
import { type Database, jsonRows } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { amountsOf, listOf, resampledOf } from './amounts.ts'
import { partsSql } from './parts-sql.ts'

/** Entries of one transaction. */
const atOnce = 500

export async function computeInfluences(db: Database, now = new Date()): Promise<void> {
  const range = { from: new Date(now.getTime() - influenceDays * 86_400_000), to: now }
  await writePublisherDays(db, range)
  for (const kind of ['m', 'a'] as const) {
    const marks = await marksOfPublishers(db, kind, range)
    let last: PublisherDays | undefined
    do {
      const page = await publisherDaysBehind(db, kind, last ?? null, atOnce)
      if (page.length > 0) await save(db, kind, page, { marks, now })
      last = page.length === atOnce ? page.at(-1) : undefined
    } while (last)
  }
  // Whoever published nothing in the time has none.
  await sql`delete from media_influence where computed_at < ${now}`.execute(db)
  await writeTypes(db, now)
  await sql`
    update media_influence i set parts = ${partsSql(sql`i.amounts`, sql`t.full_at`)} from media_influence_types t
    where t.accounts = (i.account_id is not null) and t.media_type = i.media_type and t.only_org is not distinct from i.only_org`.execute(
    db,
  )
}

interface Night {
  marks: Awaited<ReturnType<typeof marksOfPublishers>>
  now: Date
}

async function save(db: Database, kind: PublisherKindOfDays, page: readonly PublisherDays[], { marks, now }: Night) {
  const accounts =
    kind === 'a'
      ? await sharedAndOwnAccounts(
          db,
          page.map(({ id }) => id),
        )
      : null
  const rows = page.flatMap(({ id, onlyOrg, mediaType, days }): object[] => {
    const account = accounts?.get(id)
    const followers = account?.followers ?? null
    const row = {
      ...{ only_org: onlyOrg, media_type: mediaType, articles: days.reduce((sum, day) => sum + day.articles, 0) },
      amounts: listOf(amountsOf(days, followers)),
      resampled: resampledOf(days, followers, id).flatMap(listOf),
      marks: marks.get(`${onlyOrg ?? 0} ${id}`) ?? [],
    }
    if (accounts === null) return [{ ...row, media_id: id, account_id: null }]
    return (account?.ids ?? []).map(each => ({ ...row, media_id: null, account_id: each }))
  })
  await sql`
    insert into media_influence (only_org, media_id, account_id, media_type, computed_at, articles, amounts, resampled, marks)
    select g.only_org, g.media_id, g.account_id, g.media_type, ${now}::timestamptz, g.articles, g.amounts, g.resampled, g.marks
    from json_to_recordset(${jsonRows(rows)}::json) as g (only_org int, media_id int, account_id int, media_type smallint, articles int, amounts float8[], resampled float8[], marks text[])
    on conflict (media_id, account_id, only_org) do update set media_type = excluded.media_type, computed_at = excluded.computed_at, articles = excluded.articles,
      amounts = excluded.amounts, resampled = excluded.resampled, marks = excluded.marks, parts = null`.execute(db)
}

/** Against whom each part stands: those of the same type with enough articles. */
async function writeTypes(db: Database, now: Date): Promise<void> {
  const full = influenceParts.map(
    (_, at) => sql`percentile_cont(0.95) within group (order by amounts[${sql.lit(at + 1)}])`,
  )
  await db.transaction().execute(async tx => {
    await sql`delete from media_influence_types`.execute(tx)
    await sql`
      insert into media_influence_types (only_org, accounts, media_type, computed_at, peers, full_at)
      select only_org, account_id is not null, media_type, ${now}::timestamptz, count(*), array[${sql.join(full)}] from media_influence
      where articles >= ${fewestForInfluence} group by 1, 2, 3`.execute(tx)
  })
}
