/** Files at tasks and facts of a crisis. */
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type OpenScope, type RequestContext, requireFile, type Scope, sendFile } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CrisisFile, type FilePlace, mostFiles } from '../../contract/files.ts'
import { writeLine } from '../chronicle/lines.ts'
import { shortened } from '../facts/shortened.ts'
import { lockOpenCrisis, requireSeen } from '../records/open-crisis.ts'

const columns = sql`
  f.id, f.task_id as "taskId", f.fact_id as "factId", f.name, f.size::int as size, ${isoOf('f.attached_at')} as at, coalesce(f.by_name, member_name(f.user_id), '#' || f.user_id) as by`

export async function listFiles(scope: Scope, crisisId: number): Promise<CrisisFile[]> {
  await requireSeen(scope, crisisId)
  const { rows } = await sql<CrisisFile>`
    select ${columns} from crisis_files f where f.org_id = ${scope.orgId} and f.crisis_id = ${crisisId}::int order by f.id limit 1000`.execute(
    scope.db,
  )
  return rows
}

/** What the task or fact says. @throws missing, where it is none of the crisis */
async function placeOf({ orgId, db }: Scope, { crisisId, taskId, factId }: FilePlace): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select title as text from crisis_tasks where org_id = ${orgId} and crisis_id = ${crisisId}::int and id = ${taskId}::int
    union all select text from crisis_facts where org_id = ${orgId} and crisis_id = ${crisisId}::int and id = ${factId}::int`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return shortened(rows[0].text)
}

/** @throws closed; missing; a file that whoever attaches it has not sent; too many */
export async function attachFile(
  scope: Scope,
  { fileId, ...place }: FilePlace & { fileId: number },
): Promise<CrisisFile> {
  const { orgId, userId, db, now } = scope
  const { crisisId, taskId, factId } = place
  await lockOpenCrisis(scope, crisisId)
  const of = await placeOf(scope, place)
  const { name, size } = await requireFile(scope, fileId).catch(() => {
    throw refuse('invalid', 'crisis.fileMissing', {}, 'fileId')
  })
  // The row of the crisis is locked: two at one moment are counted one after the other.
  const { rows: there } = await sql<{ n: number }>`
    select count(*)::int as n from crisis_files where org_id = ${orgId} and crisis_id = ${crisisId}::int
      and task_id is not distinct from ${taskId}::int and fact_id is not distinct from ${factId}::int`.execute(db)
  if ((there[0]?.n ?? 0) >= mostFiles) throw refuse('conflict', 'crisis.filesMost', { most: mostFiles })
  const { rows } = await sql<CrisisFile>`
    with f as (
      insert into crisis_files (org_id, crisis_id, task_id, fact_id, file_id, user_id, name, size, attached_at)
      values (${orgId}, ${crisisId}::int, ${taskId}::int, ${factId}::int, ${fileId}::int, ${userId}::int, ${name}, ${size}, ${now}::timestamptz) returning *)
    select ${columns} from f`.execute(db)
  await writeLine(scope, {
    crisisId,
    kind: taskId === null ? 'fact' : 'task',
    sentence: { key: 'lineFile', values: { of, name } },
  })
  return rows[0] as CrisisFile
}

interface Stored {
  crisisId: number
  fileId: number
  userId: number
}
async function getFile(scope: Scope, id: number): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select crisis_id as "crisisId", file_id as "fileId", user_id as "userId" from crisis_files where org_id = ${scope.orgId} and id = ${id}::int`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  await requireSeen(scope, rows[0].crisisId)
  return rows[0]
}

/** The file itself stays with whoever sent it, so that this is taken back. */
export async function removeFile(scope: Scope, id: number): Promise<null> {
  const { crisisId } = await getFile(scope, id)
  await lockOpenCrisis(scope, crisisId)
  await sql`delete from crisis_files where org_id = ${scope.orgId} and id = ${id}::int`.execute(scope.db)
  return null
}

export async function openFile(scope: OpenScope, id: number, exchange: RequestContext): Promise<void> {
  const { key, name } = await scope.within(async inside => {
    const { fileId, userId } = await getFile(inside, id)
    return requireFile({ ...inside, userId }, fileId)
  })
  await sendFile(scope.files, { key, name, type: 'application/octet-stream', expiresAt: null }, exchange)
}
