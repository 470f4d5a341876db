/** Looks at the texts of organisations that have series: what came in, what is stored, and what consumers wrote. Nothing of it runs in the transaction that stores. */
import { Question } from '@guanlan/features/articles/articles/contract'
import {
  type ArticleKey,
  arrivedArticles,
  keysOf,
  loadColumns,
  queryOfQuestion,
} from '@guanlan/features/articles/articles/server/questions'
import { organisationsWithSeries } from '@guanlan/features/cars/car-library/server'
import { changedComplaints, changedReviews } from '@guanlan/features/desk/consumer-voice/server'
import { type Database, numberList, type Scope, withScope, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { groundOf } from './ground.ts'
import { seriesNamed } from './names.ts'
import { judgeTexts } from './save.ts'
import type { Ground } from './sentences.ts'

/** A transaction that was open for so long may still store: what came in later waits. */
const settlesMs = 60_000
const dayMs = 86_400_000
/** What was published earlier and arrives now is found when the series change. */
const recentMs = 3 * dayMs
/** Stored articles so old are gone through. */
const filledDays = 120
const mostArrived = 2_000
/** A turn of an organisation is as short as that. */
const atOnce = 200

interface Mark {
  ground: string
  arrivedAt: Date
  isFilling: boolean
  filledAt: string | null
  filledId: number | null
  reviewsAt: string
  reviewsId: number
  complaintsAt: string
  complaintsId: number
}

/** Each organisation with series, one turn. An organisation without any costs nothing. @returns whether there is more */
export async function lookAtSentences(db: Database): Promise<boolean> {
  let more = false
  const failed: unknown[] = []
  for (const orgId of await organisationsWithSeries(db))
    more =
      (await withScope(db, { orgId }, lookAtOrganisation).catch(error => {
        // The others have their turn all the same.
        failed.push(error)
        return false
      })) || more
  if (failed.length > 0) throw failed[0]
  return more
}

/** One turn: each killed one is done again, and changes nothing twice. */
export async function lookAtOrganisation(scope: Scope): Promise<boolean> {
  const mark = await leased(scope)
  if (!mark) return false
  const { digest, ...ground } = await groundOf(scope)
  if (mark.ground !== digest) await beginAgain(scope, mark, ground, digest)
  if (ground.series.length === 0) {
    await saveMark(scope, mark)
    return false
  }
  await readArrived(scope, mark, ground)
  const filled = mark.isFilling && (await fill(scope, mark, ground))
  const reviews = await readReviews(scope, mark, ground)
  const complaints = await readComplaints(scope, mark, ground)
  await saveMark(scope, mark)
  return filled || reviews || complaints
}

/** Null: another worker has the organisation. */
async function leased({ db, orgId, now }: Scope): Promise<Mark | null> {
  await sql`insert into car_sentence_looks (org_id, arrived_at) values (${orgId}, ${now}::timestamptz) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<Mark>`
    select ground, arrived_at as "arrivedAt", is_filling as "isFilling", filled_at::text as "filledAt", filled_id as "filledId", reviews_at::text as "reviewsAt", reviews_id as "reviewsId",
      complaints_at::text as "complaintsAt", complaints_id as "complaintsId"
    from car_sentence_looks where org_id = ${orgId} for update skip locked`.execute(db)
  return rows[0] ?? null
}

async function saveMark({ db, orgId }: Scope, mark: Mark): Promise<void> {
  await sql`
    update car_sentence_looks set ground = ${mark.ground}, arrived_at = ${mark.arrivedAt}::timestamptz, is_filling = ${mark.isFilling}, filled_at = ${mark.filledAt}::timestamptz,
      filled_id = ${mark.filledId}::bigint, reviews_at = ${mark.reviewsAt}::timestamptz, reviews_id = ${mark.reviewsId}, complaints_at = ${mark.complaintsAt}::timestamptz, complaints_id = ${mark.complaintsId}
    where org_id = ${orgId}`.execute(db)
}

/** Series or dealers are others than they were: all texts are looked at once more. What a person corrected of a series that is gone waits for it. */
async function beginAgain({ db, orgId }: Scope, mark: Mark, { series }: Ground, digest: string): Promise<void> {
  await sql`
    delete from car_sentences where org_id = ${orgId} and not corrected and series_id <> all(${numberList(series.map(({ id }) => id))}::int[])`.execute(
    db,
  )
  const epoch = '1970-01-01T00:00:00Z'
  Object.assign(mark, {
    ...{ ground: digest, isFilling: true, filledAt: null, filledId: null },
    ...{ reviewsAt: epoch, reviewsId: 0, complaintsAt: epoch, complaintsId: 0 },
  })
}

async function readArrived(scope: Scope, mark: Mark, ground: Ground): Promise<void> {
  const { now } = scope
  const until = new Date(now.getTime() - settlesMs)
  if (until <= mark.arrivedAt) return
  const span = { from: new Date(now.getTime() - recentMs), to: new Date(now.getTime() + dayMs) }
  const arrived = await arrivedArticles(scope, { ...span, since: mark.arrivedAt, most: mostArrived })
  // More than one turn can read: they are found among those stored.
  if (arrived.length === mostArrived) Object.assign(mark, { isFilling: true, filledAt: null, filledId: null })
  const products = new Set(ground.series.map(({ product }) => product))
  const settled = arrived.filter(({ arrivedAt, names }) => arrivedAt <= until && names.some(name => products.has(name)))
  for (let at = 0; at < settled.length; at += atOnce)
    await judgeArticles(
      scope,
      ground,
      settled.slice(at, at + atOnce).map(({ id }) => id),
    )
  mark.arrivedAt = until
}

async function fill(scope: Scope, mark: Mark, ground: Ground): Promise<boolean> {
  const { now } = scope
  const after: ArticleKey | null =
    mark.filledAt === null || mark.filledId === null ? null : { publishedAt: mark.filledAt, id: mark.filledId }
  const [from, to] = [new Date(now.getTime() - filledDays * dayMs), new Date(now.getTime() + dayMs)]
  const filters = [
    { field: 'brand' as const, is: 'is' as const, values: [...new Set(ground.series.map(({ product }) => product))] },
  ]
  // Over as many days and names as there are: what a person asks is shorter.
  const short = Question.parse({ from: to.toISOString(), to: to.toISOString() })
  const query = { ...queryOfQuestion(short, null), from, to, filters }
  const keys = await keysOf(scope, query, after, atOnce)
  await judgeArticles(
    scope,
    ground,
    keys.map(({ id }) => id),
  )
  const last = keys.at(-1)
  mark.isFilling = keys.length === atOnce
  mark.filledAt = mark.isFilling ? (last?.publishedAt ?? null) : null
  mark.filledId = mark.isFilling ? (last?.id ?? null) : null
  return mark.isFilling
}

async function judgeArticles(scope: Scope, ground: Ground, ids: readonly number[]): Promise<void> {
  const loaded = await loadColumns(scope, ids, ['title', 'body', 'publishedAt', 'names'])
  const byProduct = Map.groupBy(ground.series, ({ product }) => product)
  const texts = loaded.map(({ id, title = '', body = '', publishedAt = new Date(0), names = [] }) => ({
    ...{ source: 'article' as const, sourceId: id, title, body, publishedAt, seriesIds: null },
    mayName: [...new Set(names.map(({ name }) => name))].flatMap(name => byProduct.get(name) ?? []),
  }))
  await judgeTexts(scope, ground, texts)
}

/** Behind it nothing older may still be stored: what was written in the last minute is read once more. */
function settled(
  last: { updatedAt: string; id: number } | undefined,
  now: Date,
): { at: string; id: number } | undefined {
  if (!last) return undefined
  const until = new Date(now.getTime() - settlesMs)
  if (new Date(last.updatedAt) <= until) return { at: last.updatedAt, id: last.id }
  return { at: until.toISOString(), id: 0 }
}

async function readReviews(scope: Scope, mark: Mark, ground: Ground): Promise<boolean> {
  const rows = await changedReviews(scope, { at: mark.reviewsAt, id: mark.reviewsId }, atOnce)
  await judgeVoices(scope, ground, 'review', rows)
  const next = settled(rows.at(-1), scope.now)
  if (next) Object.assign(mark, { reviewsAt: next.at, reviewsId: next.id })
  return rows.length === atOnce && next?.id !== 0
}

async function readComplaints(scope: Scope, mark: Mark, ground: Ground): Promise<boolean> {
  const rows = await changedComplaints(scope, { at: mark.complaintsAt, id: mark.complaintsId }, atOnce)
  await judgeVoices(scope, ground, 'complaint', rows)
  const next = settled(rows.at(-1), scope.now)
  if (next) Object.assign(mark, { complaintsAt: next.at, complaintsId: next.id })
  return rows.length === atOnce && next?.id !== 0
}

async function judgeVoices(
  scope: Scope,
  ground: Ground,
  source: 'review' | 'complaint',
  rows: Awaited<ReturnType<typeof changedReviews>>,
): Promise<void> {
  if (rows.length === 0) return
  const zone = await zoneOf(scope.orgId, scope.db)
  const { rows: days } = await sql<{ at: Date }>`
    select (d.day::date)::timestamp at time zone ${zone} as at from unnest(${rows.map(({ publishedOn }) => publishedOn)}::text[]) with ordinality d (day, n) order by d.n`.execute(
    scope.db,
  )
  await judgeTexts(
    scope,
    ground,
    rows.map(({ id, product, title, body }, at) => ({
      ...{ source, sourceId: id, title, body, publishedAt: days[at]?.at ?? new Date(0) },
      seriesIds: seriesNamed(product, ground.series),
      mayName: [],
    })),
  )
}
