/** Events are made and changed. */
import { addToSet, adopt, insertSetMembers, type Joined } from '@guanlan/features/articles/articles/server/facts'
import { articleRows } from '@guanlan/features/articles/articles/server/questions'
import { readSetRule, requireWholeSight } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, rowsOfOperation, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type EventDraft, type InfoEvent, type NewEvent, spanProblem } from '../../contract.ts'
import { articlesOfOrigin, type EventOrigin } from '../articles/of-origin.ts'
import { requestFilling } from '../jobs.ts'
import { eventTable, type StoredEvent } from '../records/rows.ts'
import { saveSetsOf } from '../records/set.ts'
import { getEvent, storedEvent } from '../records/shown.ts'
import { noteRule } from '../rules/note-rule.ts'
import { lookAtStates } from '../states/look.ts'
import { requireArticlesThere, requireKnown } from './known.ts'

type Written = Omit<EventDraft, 'rule'>

/** @throws a refusal of `rule`: there is neither a rule nor an article */
export async function createEvent(
  scope: Scope,
  { rule: written, idList, origin, originId, ...draft }: Omit<NewEvent, 'origin'> & { origin: EventOrigin | null },
): Promise<InfoEvent> {
  await requireKnown(scope, draft, null)
  await requireArticlesThere(scope, idList)
  const rule = await readSetRule(scope, written)
  const joined =
    origin && originId ? await articlesOfOrigin(scope, origin, originId) : { how: 'hand' as const, ids: [] }
  if (rule.rule === null && idList.length === 0 && joined.ids.length === 0)
    throw refuse('invalid', 'events.ruleOrArticles', {}, 'rule')
  const startTime = draft.startTime ?? (await earliest(scope, [...idList, ...joined.ids])).toISOString()
  requireStarted(scope, { startTime })
  const problem = spanProblem({ ...draft, startTime })
  if (problem) throw refuse('invalid', problem, {}, 'endTime')
  const row = await eventTable.create(scope, {
    ...asStored({ ...draft, startTime }),
    ...rule,
    ruleVersion: rule.rule === null ? 0 : 1,
  })
  const { id } = row
  await sql`
    update events set created_at = ${scope.now}, created_by = ${scope.userId}, chapter_at = begin_at, origin = ${origin ?? (idList.length > 0 ? 'articles' : 'hand')}, origin_id = ${originId}
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  await saveSetsOf(scope, [id])
  await putIn(scope, id, idList, 'hand')
  await putIn(scope, id, joined.ids, joined.how)
  if (rule.rule !== null) await noteRule(scope, row)
  await lookAtStates(scope, [id])
  return getEvent(scope, id)
}

async function earliest({ db, now }: Scope, ids: readonly number[]): Promise<Date> {
  const { rows } = await sql<{ first: Date | null }>`
    select min(published_at) as first from ${articleRows} a where id = any(${numberList(ids)}::bigint[])`.execute(db)
  return rows[0]?.first ?? now
}

async function putIn(scope: Scope, id: number, ids: readonly number[], how: Joined): Promise<void> {
  if (ids.length === 0) return
  const { orgId, db, userId } = scope
  await adopt(scope, ids)
  if (how === 'hand') await addToSet({ ...scope, userId: userId ?? 0 }, ids, { kind: 'event', id })
  else
    await insertSetMembers(
      db,
      ids.map(articleId => ({ orgId, kind: 'event', id, articleId, how })),
    )
}

/**
 * @param version that whoever writes saw; absent: whatever it is
 * @throws a conflict that names who changed it since
 */
export async function updateEvent(
  scope: Scope,
  {
    id,
    version,
    ...named
  }: { [Field in keyof EventDraft]?: EventDraft[Field] | undefined } & {
    id: number
    version?: number | undefined
  },
): Promise<InfoEvent> {
  const before = await storedEvent(scope, id)
  if (before.rule !== null) requireWholeSight(scope)
  const { rule: written, ...draft } = withNamed(before, named)
  await requireKnown(scope, draft, before)
  requireStarted(scope, draft)
  const problem = spanProblem(draft)
  if (problem) throw refuse('invalid', problem, {}, 'endTime')
  const rule = await readSetRule(scope, written)
  const isAnother = rule.rule !== before.rule
  const isLonger = !isSame(before.startTime, draft.startTime) || !isSame(before.endTime, draft.endTime)
  const ruleVersion = before.ruleVersion + (isAnother || isLonger ? 1 : 0)
  await requireArticles(scope, id, rule.rule)
  const row = await eventTable.update(scope, {
    ...asStored(draft),
    ...rule,
    ...{ id, ruleVersion, version: version ?? before.version },
  })
  if (isLonger)
    await sql`
      update events set chapter_at = begin_at where org_id = ${scope.orgId} and id = ${id} and chapter = 1`.execute(
      scope.db,
    )
  await saveSetsOf(scope, [id])
  if (isAnother || isLonger) await noteRule(scope, row)
  await lookAtStates(scope, [id])
  return getEvent(scope, id)
}

/** The rule alone. @throws a conflict that names who changed the event since */
export async function updateRule(
  scope: Scope,
  { id, version, rule }: { id: number; version?: number | undefined; rule: string },
): Promise<InfoEvent> {
  const event = await getEvent(scope, id)
  return updateEvent(scope, { ...event, rule, version: version ?? event.version })
}

/** Another chapter: it has no end any more, and takes articles in for 90 days from now. */
export async function goOn(scope: Scope, id: number): Promise<InfoEvent> {
  const row = await storedEvent(scope, id)
  if (row.rule !== null) requireWholeSight(scope)
  await sql`
    update events set end_at = null, chapter = chapter + 1, chapter_at = ${scope.now}, rule_version = rule_version + 1, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  if (row.rule !== null) await noteRule(scope, { ...row, ruleVersion: row.ruleVersion + 1 })
  await lookAtStates(scope, [id])
  return getEvent(scope, id)
}

/** What is stored, but for what is named anew. */
function withNamed(
  { rule, written, startTime, endTime, title, kind, place, note, subjects, ownerId }: StoredEvent,
  named: { [Field in keyof EventDraft]?: EventDraft[Field] | undefined },
): EventDraft {
  const before: EventDraft = {
    ...{ title, kind, place, note, subjects, ownerId, rule: written ?? rule ?? '' },
    startTime: new Date(startTime).toISOString(),
    endTime: endTime === null ? null : new Date(endTime).toISOString(),
  }
  return {
    ...before,
    ...(Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Partial<EventDraft>),
  }
}

const asStored = ({ startTime, endTime, title, kind, place, note, subjects, ownerId }: Written) => ({
  ...{ title, kind, place, note, subjects, ownerId, startTime, endTime },
})

const isSame = (one: string | Date | null, other: string | null) =>
  (one === null ? null : new Date(one).getTime()) === (other === null ? null : new Date(other).getTime())

function requireStarted({ now }: Scope, { startTime }: { startTime: string }): void {
  if (Date.parse(startTime) > now.getTime()) throw refuse('invalid', 'events.startsLater', {}, 'startTime')
}

/** An event that loses its rule keeps the articles that people put in; without any it would be nothing. */
async function requireArticles(scope: Scope, id: number, rule: string | null): Promise<void> {
  if (rule !== null) return
  const { articles } = await getEvent(scope, id)
  if (articles === 0) throw refuse('invalid', 'events.ruleOrArticles', {}, 'rule')
}

/** What was taken back may have been a rule: stored articles follow. */
export async function followUndo(scope: Scope, _subject: unknown, undone: number): Promise<void> {
  const { rows } = await sql<{
    id: number
    rule: string | null
    title: string
    ruleVersion: number
    isBinned: boolean
  }>`
    with rows as (${rowsOfOperation(scope, undone, 'id')})
    select e.id, e.rule, e.title, e.rule_version as "ruleVersion", e.binned_at is not null as "isBinned"
    from events e where e.org_id = ${scope.orgId} and e.id in (select (key ->> 'id')::int from rows where subject = 'events')`.execute(
    scope.db,
  )
  for (const row of rows) if (row.rule !== null && !row.isBinned) await requestFilling(scope, row)
  await lookAtStates(
    scope,
    rows.map(({ id }) => id),
  )
}
