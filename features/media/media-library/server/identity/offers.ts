/** Offers as an organisation sees them, and its answers: to accept one is to propose a correction of media, which operators decide. */
import { mediumRecord } from '@guanlan/features/articles/articles/server/facts'
import { hasArticlesOf } from '@guanlan/features/articles/articles/server/questions'
import { proposeCorrection, shownMedium } from '@guanlan/features/articles/media-corrections/server'
import { refuse, say } from '@guanlan/platform/contract'
import { afterKey, type CallScope, isoOf, keyOf, patternOf, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type EntryRef, entryRefOf, type IdentityOffer, type IdentityQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { entriesOf } from '../entries/by-ref.ts'
import { entryRows } from '../entries/rows.ts'

interface Row
  extends Pick<
    IdentityOffer,
    'id' | 'kind' | 'score' | 'reasons' | 'answer' | 'answeredBy' | 'answeredAt' | 'proposalId'
  > {
  baseId: number
  mediaId: number | null
  accountId: number | null
}

/** Rows `r` with the answer of the organisation. */
const offers = ({ orgId }: Pick<Scope, 'orgId'>): RawBuilder<unknown> => sql`(
  select f.id, f.base_id, f.media_id, f.account_id, f.kind, f.score, f.reasons, a.id as answer_id, a.answer, a.proposal_id, a.answered_at, a.answered_by
  from media_identity_offers f left join media_identity_answers a
    on a.org_id = ${orgId} and a.base_id = f.base_id and a.media_id is not distinct from f.media_id and a.account_id is not distinct from f.account_id
  where ${hasArticlesOf(orgId, sql`f.base_id`)} and (f.media_id is null or ${hasArticlesOf(orgId, sql`f.media_id`)})) r`

const columns = sql`r.id, r.base_id as "baseId", r.media_id as "mediaId", r.account_id as "accountId", r.kind, r.score::int, r.reasons, r.answer, r.proposal_id as "proposalId",
  coalesce(member_name(r.answered_by), '#' || r.answered_by) as "answeredBy", ${isoOf('r.answered_at')} as "answeredAt"`

const byScore = { value: sql`r.score::bigint`, type: 'bigint' } as const

export async function listIdentities(
  scope: Scope,
  {
    like,
    state,
    kind,
    page,
    pageSize,
    after,
  }: IdentityQuestion & { page: number; pageSize: number; after?: string | undefined },
) {
  const named = (of: 'media' | 'accounts', id: RawBuilder<unknown>) =>
    sql`exists (select from ${entryRows(scope.orgId, of)} e where e.id = ${id} and (e.name ilike ${patternOf(like)} or e.spelled like ${patternOf(like.toLowerCase())}))`
  const conditions = [
    state === 'open' ? sql`r.answer is null` : sql`r.answer = ${state}`,
    ...(kind === 'all' ? [] : [sql`r.kind = ${kind}`]),
    ...(like === ''
      ? []
      : [
          sql`(${named('media', sql`r.base_id`)} or ${named('media', sql`r.media_id`)} or ${named('accounts', sql`r.account_id`)})`,
        ]),
  ]
  const where = sql.join(conditions, sql` and `)
  const behind = after === undefined ? sql`true` : afterKey(byScore, 'desc', after)
  const { rows } = await sql<Row>`
    select ${columns} from ${offers(scope)} where ${where} and ${behind} order by r.score desc, r.id desc
    limit ${pageSize + 1} offset ${after === undefined ? (page - 1) * pageSize : 0}`.execute(scope.db)
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  const list = await withEntries(scope, shown)
  const next = last ? keyOf(String(last.score), last.id) : null
  if (after !== undefined) return { list, total: null, page, pageSize, next }
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${offers(scope)} where ${where}`.execute(
    scope.db,
  )
  return { list, total: counted.rows[0]?.n ?? 0, page, pageSize, next }
}

const refsOf = ({ baseId, mediaId, accountId }: Row): { base: EntryRef; other: EntryRef } => ({
  base: entryRefOf({ mediaId: baseId, accountId: null }),
  other: entryRefOf({ mediaId, accountId }),
})

async function withEntries(scope: Scope, rows: readonly Row[]): Promise<IdentityOffer[]> {
  const entries = await entriesOf(
    scope,
    rows.flatMap(row => Object.values(refsOf(row))),
  )
  return rows.flatMap(row => {
    const { baseId: _, mediaId: __, accountId: ___, ...rest } = row
    const refs = refsOf(row)
    const [base, other] = [entries.get(refs.base), entries.get(refs.other)]
    return base && other ? [{ ...rest, base, other }] : []
  })
}

/** @throws the refusal of a correction that cannot be; nothing is answered then */
export async function answerIdentity(
  scope: CallScope,
  { ids, answer }: { ids: readonly number[]; answer: 'accept' | 'refuse' | 'reopen' },
): Promise<{ changed: number }> {
  if (answer === 'accept' && !scope.may('mediaCorrections.propose')) throw refuse('forbidden', 'platform.forbidden')
  const distinct = [...new Set(ids)]
  // Two who answer at once answer one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('media_identity_answers'), ${scope.orgId})`.execute(scope.db)
  const { rows } = await sql<Row>`
    select ${columns} from ${offers(scope)} where r.id = any(${distinct}::int[]) order by r.id`.execute(scope.db)
  if (rows.length < distinct.length) throw refuse('missing', 'mediaLibrary.offerMissing')
  if (answer === 'reopen') return reopen(scope, rows)
  const open = rows.filter(row => row.answer === null)
  for (const row of open) {
    const proposalId = answer === 'accept' ? await proposeOne(scope, row) : null
    await sql`
      insert into media_identity_answers (org_id, base_id, media_id, account_id, answer, proposal_id, answered_at, answered_by)
      values (${scope.orgId}, ${row.baseId}, ${row.mediaId}, ${row.accountId}, ${answer === 'accept' ? 'accepted' : 'refused'}, ${proposalId}, ${scope.now}, ${scope.userId})`.execute(
      scope.db,
    )
  }
  return { changed: open.length }
}

/** What was proposed is withdrawn where corrections are; here only refusals are forgotten. */
async function reopen({ db, orgId }: Scope, rows: readonly Row[]): Promise<{ changed: number }> {
  const refused = rows.filter(row => row.answer === 'refused')
  for (const { baseId, mediaId, accountId } of refused)
    await sql`
      delete from media_identity_answers where org_id = ${orgId} and base_id = ${baseId} and media_id is not distinct from ${mediaId}::int
        and account_id is not distinct from ${accountId}::int`.execute(db)
  return { changed: refused.length }
}

async function proposeOne(scope: CallScope, row: Row): Promise<number> {
  const [offer] = await withEntries(scope, [row])
  if (!offer) throw refuse('missing', 'mediaLibrary.offerMissing')
  const changedId = row.kind === 'body' && row.mediaId !== null ? row.mediaId : row.baseId
  const { id: _, ...medium } = shownMedium(await mediumRecord(scope.db, changedId, scope.orgId))
  const change =
    row.accountId !== null
      ? { accounts: [...new Set([...medium.accounts, offer.other.name])] }
      : row.kind === 'body'
        ? { bodyId: row.baseId }
        : {}
  const { id } = await proposeCorrection(scope, {
    ...medium,
    ...change,
    mediumId: changedId,
    merged: row.kind === 'merge' && row.mediaId !== null ? [row.mediaId] : [],
    reason: reasonText(scope, row),
  })
  return id
}

const reasonText = ({ locale }: CallScope, { reasons }: Row): string =>
  reasons.map(({ reason, value }) => say(strings[`because_${reason}`], locale, { value })).join('；')
