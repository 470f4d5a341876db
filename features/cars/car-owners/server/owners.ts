/** Owners as records: contacts masked, consent looked at, in the pool or looked after. */
import { refuse } from '@guanlan/platform/contract'
import { columnsOf, containing, numberList, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Account, type Owner, OwnerDraft, type OwnerQuestion } from '../contract.ts'
import { masked } from './mask.ts'

type Asking = Pick<OwnerQuestion, 'like' | 'label' | 'whose'>
/** As the table has it: no way to reach somebody is an empty text. */
type Stored = Omit<OwnerDraft, 'phone' | 'mail'> & { phone: string; mail: string }

const lasting = sql`(r.consent_until is null or r.consent_until >= current_date)`
const keeper = sql`select from car_owner_keepers k where k.org_id = r.org_id and k.owner_id = r.id`

const recordsOf = (userId: number | null) =>
  recordTable<Stored, Asking, OwnerQuestion['sort']>({
    table: 'car_owners',
    fields: columnsOf(OwnerDraft),
    only: lasting,
    where: ({ like, label, whose }) =>
      sql.join(
        [
          containing(['name', 'code', 'model'], like) ?? sql`true`,
          label === '' ? sql`true` : sql`${label} = any(r.labels)`,
          whose === 'all'
            ? sql`true`
            : whose === 'pool'
              ? sql`not exists (${keeper})`
              : sql`exists (${keeper} and k.member_id = ${userId})`,
        ],
        sql` and `,
      ),
    sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
    taken: { car_owners_by_code: ['code', 'carOwners.taken'] },
  })
const records = recordsOf(null)
type Row = Awaited<ReturnType<typeof records.get>>

/** Accounts of several owners, one statement for all. */
async function accountsOf({ orgId, db }: Scope, ids: readonly number[]): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select a.id, a.owner_id as "ownerId", o.name as owner, a.platform, a.account from car_owner_accounts a join car_owners o on o.org_id = a.org_id and o.id = a.owner_id
    where a.org_id = ${orgId} and a.owner_id = any(${numberList(ids)}::int[]) order by a.platform, a.account, a.id limit 10000`.execute(
    db,
  )
  return rows
}

async function shown(scope: Scope, rows: readonly Row[]): Promise<Owner[]> {
  const ids = rows.map(({ id }) => id)
  const accounts = Map.groupBy(await accountsOf(scope, ids), ({ ownerId }) => ownerId)
  const { rows: keepers } = await sql<{ id: number; member: number; name: string }>`
    select owner_id as id, member_id as member, coalesce(member_name(member_id), '#' || member_id) as name from car_owner_keepers
    where org_id = ${scope.orgId} and owner_id = any(${numberList(ids)}::int[]) limit ${Math.max(1, ids.length)}`.execute(
    scope.db,
  )
  const keeperOf = new Map(keepers.map(keeper => [keeper.id, keeper]))
  return rows.map(row => ({
    ...row,
    ...{ phone: masked(row.phone), mail: masked(row.mail) },
    keeper: keeperOf.get(row.id)?.name ?? null,
    isMine: keeperOf.get(row.id)?.member === scope.userId,
    accounts: accounts.get(row.id) ?? [],
  }))
}

const asStored = (draft: OwnerDraft): Stored => ({ ...draft, phone: draft.phone ?? '', mail: draft.mail ?? '' })

const one = async (scope: Scope, row: Row) => (await shown(scope, [row]))[0] as Owner

/** Labels that somebody may be given are those that are there. */
async function requireLabels({ orgId, db }: Scope, labels: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select l.name from unnest(${[...labels]}::text[]) l (name) where not exists (select from car_owner_labels r where r.org_id = ${orgId} and r.name = l.name) limit 1`.execute(
    db,
  )
  if (rows[0]) throw refuse('invalid', 'carOwners.labelUnknown', { name: rows[0].name }, 'labels')
}

/** @throws where ways to reach somebody have no consent, or it ended already */
function requireConsent(
  { phone, mail, consentFor, consentUntil }: Pick<Stored, 'phone' | 'mail' | 'consentFor' | 'consentUntil'>,
  today: string,
): void {
  if (consentUntil !== null && consentUntil < today)
    throw refuse('invalid', 'carOwners.consentOver', { day: consentUntil }, 'consentUntil')
  if (consentFor === '' && (phone !== '' || mail !== ''))
    throw refuse('invalid', 'carOwners.noConsent', {}, phone === '' ? 'mail' : 'phone')
}

const todayOf = ({ now }: Scope) => now.toISOString().slice(0, 10)

async function fit(scope: Scope, draft: OwnerDraft, before: Pick<Stored, 'phone' | 'mail'>): Promise<Stored> {
  const stored = { ...draft, phone: draft.phone ?? before.phone, mail: draft.mail ?? before.mail }
  requireConsent(stored, todayOf(scope))
  await requireLabels(scope, stored.labels)
  return stored
}

export const owners = {
  async list(scope: Scope, query: Parameters<typeof records.list>[1]) {
    const page = await recordsOf(scope.userId).list(scope, query)
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from car_owner_ends where org_id = ${scope.orgId}`.execute(scope.db)
    return { ...page, list: await shown(scope, page.list), ended: rows[0]?.n ?? 0 }
  },
  get: async (scope: Scope, id: number) => one(scope, await records.get(scope, id)),
  create: async (scope: Scope, draft: OwnerDraft) =>
    one(scope, await records.create(scope, await fit(scope, draft, { phone: '', mail: '' }))),
  async update(scope: Scope, { id, version, ...draft }: OwnerDraft & { id: number; version: number }) {
    return one(
      scope,
      await records.update(scope, { ...(await fit(scope, draft, await records.get(scope, id))), id, version }),
    )
  },
  async contacts(scope: Scope, id: number) {
    const { phone, mail } = await records.get(scope, id)
    return { id, phone, mail }
  },
  countChosen: records.countChosen,
  pageOfChosen: records.pageOfChosen,
  /** Rows of a file; one without consent for its contacts is refused by itself. */
  absorb: (async (scope, drafts, of) => {
    const stored = drafts.map(asStored)
    const refused = stored.flatMap((draft, at) => {
      try {
        requireConsent(draft, todayOf(scope))
        return []
      } catch (refusal) {
        return [{ at, refusal: refusal as ReturnType<typeof refuse> }]
      }
    })
    const places = stored.flatMap((_, at) => (refused.some(each => each.at === at) ? [] : [at]))
    const done = await records.absorb(
      scope,
      places.map(at => stored[at] as Stored),
      of,
    )
    return {
      ...done,
      refused: [...refused, ...done.refused.map(({ at, refusal }) => ({ at: places[at] as number, refusal }))],
    }
  }) satisfies typeof records.absorb,
  compare: ((scope, drafts, of) => records.compare(scope, drafts.map(asStored), of)) satisfies typeof records.compare,
}
