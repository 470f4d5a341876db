/** What came back for a record: noted by members, or given by a link without an account. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { type ReceivedFile, refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  keepLinkFile,
  type LinkScope,
  type OpenScope,
  type RequestContext,
  requireFile,
  revokeLinks,
  type Scope,
  saveLinkFile,
  sendFile,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Answer, AnswerDraft, GuidanceRecord, LinkAnswer, OpenedOrder } from '../contract.ts'
import { records, table } from './records.ts'

const purpose = 'guidance'
const dayMs = 86_400_000
/** Of one record: whoever has a link cannot fill the store. */
const mostAnswers = 200
const mostUses = 1_000

export async function answersOf(scope: Scope, recordId: number): Promise<{ list: Answer[] }> {
  await table.get(scope, recordId)
  const { rows } = await sql<
    Omit<Answer, 'answeredAt' | 'file'> & { answeredAt: Date; fileId: number | null; userId: number | null }
  >`
    select id, answered_at as "answeredAt", by_name as "byName", user_id is null as "byLink", coalesce(file_user, user_id) as "userId", text, url, file_id as "fileId"
    from guidance_answers where org_id = ${scope.orgId} and record_id = ${recordId} order by id desc limit ${mostAnswers}`.execute(
    scope.db,
  )
  const list: Answer[] = []
  for (const { answeredAt, fileId, userId, ...row } of rows) {
    const file = fileId === null ? null : await requireFile({ ...scope, userId }, fileId).catch(() => null)
    list.push({
      ...row,
      answeredAt: answeredAt.toISOString(),
      file: file && { name: file.name, size: file.size },
    })
  }
  return { list }
}

export async function noteAnswer(scope: Scope, recordId: number, draft: AnswerDraft): Promise<GuidanceRecord> {
  await table.get(scope, recordId)
  if (draft.fileId !== null)
    await requireFile(scope, draft.fileId).catch(() => {
      throw refuse('invalid', 'guidance.fileMissing', {}, 'fileId')
    })
  const { rows } = await sql<{ name: string | null }>`select member_name(${scope.userId}::int) as name`.execute(
    scope.db,
  )
  await insertAnswer(scope, recordId, { ...draft, userId: scope.userId, byName: rows[0]?.name ?? '' })
  return records.get(scope, recordId)
}

async function insertAnswer(
  { db, orgId, now }: Pick<Scope, 'db' | 'orgId' | 'now'>,
  recordId: number,
  {
    text,
    url,
    fileId,
    linkFile = null,
    userId,
    byName,
  }: AnswerDraft & { userId: number | null; byName: string; linkFile?: { userId: number; name: string } | null },
): Promise<void> {
  if (text === '' && url === null && fileId === null) throw refuse('invalid', 'guidance.answerEmpty', {}, 'text')
  // The row of the record is locked, so that two at one moment are counted one after the other.
  await sql`select from guidance_records where org_id = ${orgId} and id = ${recordId} for update`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from guidance_answers where org_id = ${orgId} and record_id = ${recordId}`.execute(db)
  if ((rows[0]?.n ?? 0) >= mostAnswers) throw refuse('conflict', 'guidance.tooManyAnswers')
  await sql`
    insert into guidance_answers (org_id, record_id, answered_at, user_id, by_name, text, url, file_id, file_user, file_name)
    values (${orgId}, ${recordId}, ${now}, ${userId}, ${byName.slice(0, 50)}, ${text}, ${url}, ${fileId}, ${linkFile?.userId ?? null}, ${linkFile?.name ?? null})`.execute(
    db,
  )
  await sql`
    update guidance_records set state = 'answered', version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = ${recordId} and state = 'ordered'`.execute(db)
}

export async function sendAnswerFile(scope: OpenScope, id: number, exchange: RequestContext): Promise<void> {
  const { key, name } = await scope.within(async inside => {
    const { rows } = await sql<{ fileId: number | null; userId: number | null }>`
      select file_id as "fileId", coalesce(file_user, user_id) as "userId" from guidance_answers where org_id = ${inside.orgId} and id = ${id}`.execute(
      inside.db,
    )
    const [answer] = rows
    if (!answer?.fileId) throw refuse('missing', 'platform.missing')
    return requireFile({ ...inside, userId: answer.userId as number }, answer.fileId)
  })
  await sendFile(scope.files, { key, name, type: 'application/octet-stream', expiresAt: null }, exchange)
}

export async function linkOrder(scope: CallScope, { id, days }: { id: number; days: number }) {
  const { name } = await table.get(scope, id)
  scope.name(name)
  const expiresAt = new Date(scope.now.getTime() + days * dayMs)
  const token = await scope.makeLink({ purpose, objectId: id, expiresAt, mostUses })
  return { token, expiresAt: expiresAt.toISOString() }
}

export async function unlinkOrder(scope: CallScope, id: number): Promise<{ ended: number }> {
  const { name } = await table.get(scope, id)
  scope.name(name)
  return { ended: await revokeLinks(scope, { purpose, objectId: id }) }
}

/** The one list of what leaves by a link: what members noted stays inside. @throws missing where the record is gone */
export async function openOrder(scope: LinkScope): Promise<OpenedOrder> {
  const { orgId, db, objectId, maker } = scope
  if (maker === null) throw refuse('missing', 'platform.missing')
  const record = await records.get(maker, objectId)
  const { rows: organisations } = await sql<{ name: string }>`
    select name from ${organisationRows} o where o.id = ${orgId}`.execute(db)
  const { rows } = await sql<Omit<OpenedOrder['answers'][number], 'answeredAt'> & { answeredAt: Date }>`
    select answered_at as "answeredAt", by_name as "byName", text, url, file_name as file from guidance_answers
    where org_id = ${orgId} and record_id = ${objectId} and user_id is null order by id desc limit ${mostAnswers}`.execute(
    db,
  )
  const { name, subjectKind, subjectName, content, orderedBy, receiver, time, deadline, state } = record
  return {
    ...{ name, subjectKind, subjectName, content, orderedBy, receiver, time, deadline },
    organisation: organisations[0]?.name ?? '',
    isDone: state === 'done',
    answers: rows.map(({ answeredAt, ...row }) => ({ ...row, answeredAt: answeredAt.toISOString() })),
  }
}

/** @throws conflict where the matter is done */
export async function answerByLink(scope: LinkScope, answer: LinkAnswer): Promise<OpenedOrder> {
  const { isDone } = await openOrder(scope)
  if (isDone) throw refuse('conflict', 'guidance.isDone')
  const file = answer.fileId === null ? null : await keepLinkFile(scope, answer.fileId, 'fileId')
  await insertAnswer(scope, scope.objectId, { ...answer, userId: null, linkFile: file })
  return openOrder(scope)
}

/** @throws conflict where the matter is done */
export async function fileByLink(scope: LinkScope, file: ReceivedFile | undefined) {
  const { isDone } = await openOrder(scope)
  if (isDone) throw refuse('conflict', 'guidance.isDone')
  return saveLinkFile(scope, file)
}
