/** One look at an article, for all who trace it: what was seen, what follows from it, and when it is looked at again. */
import { detectorStates } from '@guanlan/features/articles/articles/contract'
import { articleRows } from '@guanlan/features/articles/articles/server/questions'
import { type Observation, observeArticle } from '@guanlan/features/articles/refreshing/server'
import { type Database, HostBusy, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ClaimedTask, giveBack } from './claim.ts'
import { judge } from './judge.ts'
import { notifyOwner } from './notify.ts'
import { nextLook } from './pace.ts'
import { isSame, type StillText, stillText } from './still-text.ts'

type Observing = Parameters<typeof observeArticle>[0]

interface Article {
  url: string | null
  title: string
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
  demonstration: boolean
}

const busySeconds = 5
/** Texts of a page that never rests: the first, and the newest. */
const mostTexts = 30

/** @throws FetchStopped: by the signal, and nothing of it is stored with the tasks */
export async function lookAt(parts: Observing, tasks: readonly ClaimedTask[], signal: AbortSignal): Promise<void> {
  const { system } = parts
  const id = tasks[0]?.articleId ?? 0
  const before = await articleOf(system, id)
  if (!before) return failAll(system, tasks)
  try {
    const seen = await observeArticle(parts, { id, url: before.url }, signal)
    const now = new Date()
    const text = textIn(seen, before.url, now)
    await system.transaction().execute(async tx => {
      const article = await articleOf(tx, id)
      for (const task of tasks) if (article) await save(tx, task, { article, seen, text, now })
    })
  } catch (error) {
    if (!(error instanceof HostBusy)) throw error
    await giveBack(system, tasks, busySeconds)
  }
}

async function articleOf(db: Database | Tx, id: number): Promise<Article | undefined> {
  const { rows } = await sql<Article>`
    select url, title, reads, likes, shares, comments, demonstration from ${articleRows} a where id = ${id}::bigint`.execute(
    db,
  )
  return rows[0]
}

/** The article went by age, or for good. */
async function failAll(db: Database, tasks: readonly ClaimedTask[]): Promise<void> {
  for (const { orgId, taskId } of tasks)
    await sql`
      update trace_states set flag = 3, ended_at = now(), next_at = null, leased_until = null, copy_at = null
      where org_id = ${orgId} and task_id = ${taskId} and flag < 2`.execute(db)
}

/** Of a page that stands. */
function textIn({ page, state }: Observation, url: string | null, now: Date): StillText | null {
  if (!page || state === '1' || state === '-1' || state === '4') return null
  return stillText(page.body, { url: url ?? page.url, contentType: String(page.headers['content-type'] ?? ''), now })
}

interface Look {
  article: Article
  seen: Observation
  text: StillText | null
  now: Date
}

interface State {
  known: string | null
  base: number | null
  changing: number
  calm: number
  growth: number
  copies: boolean
  ownerId: number | null
  locale: string
  startedAt: Date
  endsAt: Date
  isFirst: boolean
}

/** Nothing, where the task was recalled or removed meanwhile, or another worker took it up. */
async function save(tx: Tx, task: ClaimedTask, { article, seen, text, now }: Look): Promise<void> {
  const { orgId, taskId, dueAt, leasedUntil } = task
  const { rows } = await sql<State>`
    select s.known_state::text as known, s.base, s.changing, s.calm, s.looked_at is null as "isFirst", t.growth, t.copies, t.owner_id as "ownerId", t.locale,
      t.started_at as "startedAt", t.ends_at as "endsAt"
    from trace_states s join trace_tasks t on t.org_id = s.org_id and t.id = s.task_id
    where s.org_id = ${orgId} and s.task_id = ${taskId} and s.flag < 2 and s.leased_until = ${leasedUntil} for update of s`.execute(
    tx,
  )
  const [state] = rows
  if (!state) return
  const counts = [article.likes, article.shares, article.comments]
  const interactions = counts.every(count => count === null)
    ? null
    : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const isChanged = await saveText(tx, task, text, now)
  const { findings, known } = judge(
    { ...state, state: detectorStates.find(each => each === state.known) ?? null },
    { state: seen.state, interactions, isChanged },
    state.growth,
  )
  await sql`
    insert into trace_looks (org_id, task_id, at, state, http_status, reads, likes, shares, comments)
    values (${orgId}, ${taskId}, ${now}, ${number(seen.state)}::smallint, ${seen.status}::smallint, ${article.reads}::int, ${article.likes}::int, ${article.shares}::int, ${article.comments}::int)`.execute(
    tx,
  )
  for (const each of findings) {
    const [before, amount] = each.kind === 'growth' ? [each.before, each.now] : [null, null]
    await sql`
      insert into trace_events (org_id, task_id, at, kind, amount_before, amount) values (${orgId}, ${taskId}, ${now}, ${each.kind}, ${before}::int, ${amount}::int)`.execute(
      tx,
    )
    await notifyOwner(tx, { ...task, ...state, article, now }, each)
  }
  const isCopied =
    state.copies &&
    article.url !== null &&
    seen.page !== null &&
    (state.isFirst ? known.state !== '1' : findings.some(({ kind }) => kind === 'changed' || kind === 'back'))
  const planned = nextLook({ startedAt: state.startedAt, dueAt }, now)
  await sql`
    update trace_states set leased_until = null, looked_at = ${now}, next_at = ${planned < state.endsAt ? planned : state.endsAt},
      state = ${number(seen.state)}::smallint, known_state = ${number(known.state)}::smallint, problem = ${seen.problem}, counted = ${seen.counted}, base = ${known.base}::int, changing = ${known.changing}, calm = ${known.calm},
      copy_at = case when ${isCopied} then ${now} else copy_at end
    where org_id = ${orgId} and task_id = ${taskId}`.execute(tx)
}

const number = (state: string | null) => (state === null ? null : Number(state))

/** @returns null: no text was read, or it is the first */
async function saveText(
  tx: Tx,
  { orgId, taskId }: ClaimedTask,
  text: StillText | null,
  now: Date,
): Promise<boolean | null> {
  if (!text) return null
  const of = sql`org_id = ${orgId} and task_id = ${taskId}`
  const { rows } =
    await sql<StillText>`select title, text from trace_texts where ${of} order by at desc limit 1`.execute(tx)
  const [before] = rows
  if (before && isSame(before, text)) return false
  await sql`
    insert into trace_texts (org_id, task_id, at, title, text) values (${orgId}, ${taskId}, ${now}, ${text.title}, ${text.text})`.execute(
    tx,
  )
  await sql`
    delete from trace_texts where ${of} and at > (select min(at) from trace_texts where ${of})
      and at < (select at from trace_texts where ${of} order by at desc offset ${mostTexts - 2} limit 1)`.execute(tx)
  return before ? true : null
}
