/** Collection tasks as the database keeps them. */
import { requireAffordable, requireRule } from '@guanlan/features/monitors/monitors/server'
import { locales, Refusal, refuse, refuseAll } from '@guanlan/platform/contract'
import { columnsOf, containing, type RecordFacts, recordTable, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { Draft, type Question, type State, type Task } from '../contract.ts'

/** Of a row `r`. */
export const statusOf = sql<State>`
  case when not r.collects then 'c_-1'
    when r.until_day < day_of_organisation(r.org_id) then 'c_2'
    when r.from_day > day_of_organisation(r.org_id)
      or not exists (select from gather_hours h where h.org_id = r.org_id and h.task_id = r.id) then 'c_0'
    else 'c_1' end`

const wantedBy = ({ like, status }: Pick<Question, 'like' | 'status'>): RawBuilder<unknown> => {
  const named = containing(['name', 'words'], like) ?? sql`true`
  return status === 'all' ? named : sql`${named} and ${statusOf} = ${status}`
}

const records = recordTable<Draft, Pick<Question, 'like' | 'status'>, Question['sort']>({
  table: 'gather_tasks',
  fields: { ...columnsOf(Draft), sources: 'source_ids' },
  where: wantedBy,
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { gather_tasks_by_name: ['name', 'collectionTasks.taken'] },
})

export async function addTask(scope: Scope, draft: Draft): Promise<Task> {
  const row = await records.create(scope, await checked(scope, draft))
  return withStatus(scope, row)
}

export async function updateTask(scope: Scope, draft: Draft & { id: number; version: number }): Promise<Task> {
  const { id, version } = draft
  const row = await records.update(scope, { ...(await checked(scope, draft)), id, version })
  return withStatus(scope, row)
}

export interface ChosenTasks {
  ids: readonly number[]
  allOf: Question | null
  but: readonly number[]
}
export const { removeOne: removeTask } = records
export const removeTasks = (scope: Scope, chosen: ChosenTasks): Promise<{ changed: number }> =>
  records.remove(scope, chosen)

export async function listTasks(
  scope: Scope,
  query: Question & { page: number; pageSize: number; after?: string | undefined },
) {
  const page = await records.list(scope, query)
  const found = await statusesOf(
    scope,
    page.list.map(({ id }) => id),
  )
  return { ...page, list: page.list.map((row, at): Task => ({ ...row, status: found[at] ?? 'c_0' })) }
}

export const taskOf = async (scope: Scope, id: number): Promise<Task> => withStatus(scope, await records.get(scope, id))

/** Those chosen collect, or not; those that already do as told stay as they are. */
export async function setCollecting(
  scope: Scope,
  { collects, ...chosen }: ChosenTasks & { collects: boolean },
): Promise<{ changed: number }> {
  const which = chosen.allOf
    ? sql`${wantedBy(chosen.allOf)} and r.id <> all(${[...chosen.but]}::int[])`
    : sql`r.id = any(${[...chosen.ids]}::int[])`
  const { numAffectedRows } = await sql`
    update gather_tasks r set collects = ${collects}, version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
    where r.org_id = ${scope.orgId} and r.collects <> ${collects} and ${which}`.execute(scope.db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

async function withStatus<T extends RecordFacts & Draft>(scope: Scope, row: T): Promise<T & Pick<Task, 'status'>> {
  const [status] = await statusesOf(scope, [row.id])
  return { ...row, status: status ?? 'c_0' }
}

/** In the order of the ids. */
async function statusesOf({ orgId, db }: Scope, ids: readonly number[]): Promise<State[]> {
  const { rows } = await sql<{ id: number; status: State }>`
    select r.id, ${statusOf} as status from gather_tasks r where r.org_id = ${orgId} and r.id = any(${[...ids]}::int[]) order by r.id`.execute(
    db,
  )
  const byId = new Map(rows.map(({ id, status }) => [id, status]))
  return ids.map(id => byId.get(id) ?? 'c_0')
}

/** The draft with its words as they are kept. @throws refusals of words, sources and media groups */
async function checked(scope: Scope, draft: Draft): Promise<Draft> {
  const { name, sources, mediaGroups, fromDay, untilDay, cycle, dailyBudget } = draft
  const { rows } = await sql<{ sources: number; groups: number }>`
    select (select count(*) from sources s where s.id = any(${sources}::int[])
        and (s.shared or exists (select from org_sources o where o.org_id = ${scope.orgId} and o.source_id = s.id)))::int as sources,
      (select count(*) from org_media_groups g where g.org_id = ${scope.orgId} and g.id = any(${mediaGroups}::int[]))::int as groups`.execute(
    scope.db,
  )
  if (rows[0]?.sources !== sources.length) throw refuse('invalid', 'collectionTasks.sourceMissing', {}, 'sources')
  if (rows[0]?.groups !== mediaGroups.length) throw refuse('invalid', 'collectionTasks.groupMissing', {}, 'mediaGroups')
  const words = draft.words === '' ? '' : await checkedWords(scope, draft.words)
  return { name, sources, mediaGroups, words, fromDay, untilDay, cycle, dailyBudget }
}

async function checkedWords(scope: Scope, words: string): Promise<string> {
  const read = await requireRule({ form: null, rule: words }, locales.indexOf(scope.locale), new Map()).catch(
    blameWords,
  )
  await requireAffordable(scope, read)
  return read.text
}

/** What is wrong with a rule is said to the field that it stands in here. */
function blameWords(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw refuseAll(error.problems.map(problem => ({ ...problem, field: 'words' })))
}
