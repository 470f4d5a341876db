/** People by a file: each row is an invitation. Who is a member or invited already stays as they are. */
import { type Phrase, type Refusal, refuse } from '@guanlan/platform/contract'
import { type Beginner, grantedTo, importOf, type LookedAt, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { ImportedPerson, imported, membersFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { endInPast, passedEnds } from './ends.ts'
import { countPeople } from './invitations.ts'
import { inviteMany, type LinkMaking } from './invite-many.ts'
import { exceeds, type RoleTable } from './rights.ts'

interface ImportingParts {
  roleTable: () => RoleTable
  /** Null where calls are answered: rows are taken over by workers alone. */
  links: LinkMaking | null
}

export const importOfPeople = ({ roleTable, links }: ImportingParts) =>
  importOf<ImportedPerson>({
    name: 'members.import',
    title: strings.title,
    columns: imported,
    draft: ImportedPerson,
    read: { role: roleOf, expiresAt: endWritten },
    by: 'account',
    words: { members: strings },
    quota: { name: 'employ', title: membersFeature.quotas.employ.name, count: countPeople },
    lookAt: async (scope, people) => (await lookAtPeople(scope, roleTable(), people)).looks,
    records: {
      async absorb(scope, people, { room }) {
        if (!links) throw new Error('People are imported by workers')
        const { looks, rolesOf } = await lookAtPeople(scope, roleTable(), people)
        const added = looks.added.map(at => people[at] as ImportedPerson)
        const left = room === null ? [] : added.slice(room).map(({ account }) => account)
        const invited = room === null ? added : added.slice(0, room)
        const read = invited.map(({ roleNames, ...person }) => ({ ...person, roleIds: rolesOf(roleNames) ?? [] }))
        return { added: await inviteMany(scope, links, read), changed: 0, left, refused: looks.refused }
      },
      async compare(scope, people) {
        const known = await knownAccounts(scope, people)
        return { changed: [], same: people.flatMap(({ account }, at) => (known.has(account) ? [at] : [])) }
      },
    },
  })

interface NamedRole {
  id: number
  name: string
  basedOn: string
  granted: string[]
  withheld: string[]
}

/** What is given to those who are new is held against what the beginner may do at this moment. */
async function lookAtPeople(scope: Beginner, roleTable: RoleTable, people: readonly ImportedPerson[]) {
  const named = await rolesNamed(scope, [...new Set(people.flatMap(({ roleNames }) => roleNames))])
  const known = await knownAccounts(scope, people)
  const own = scope.isOperator ? null : await ownPermissions(scope, roleTable)
  const passed = await passedEnds(
    scope,
    people.map(({ expiresAt }) => expiresAt),
  )
  const missing = refuse('invalid', 'members.roleMissing', {}, 'roleNames')
  const faultOf = ({ role, roleNames, expiresAt }: ImportedPerson): Refusal | null => {
    if (passed.has(expiresAt)) return endInPast()
    const roles = roleNames.flatMap(name => named.get(name) ?? [])
    if (roles.length < roleNames.length) return missing
    const given = grantedTo(roleTable, { role, roles })
    const isTooMuch = scope.limitedTo !== undefined || (own !== null && exceeds(given, own))
    return isTooMuch ? refuse('forbidden', 'members.moreThanOwn', {}, roles.length > 0 ? 'roleNames' : 'role') : null
  }
  const refused: { at: number; refusal: Refusal }[] = []
  const added: number[] = []
  for (const [at, person] of people.entries()) {
    if (known.has(person.account)) continue
    const refusal = faultOf(person)
    if (refusal) refused.push({ at, refusal })
    else added.push(at)
  }
  const rolesOf = (names: readonly string[]) => names.flatMap(name => named.get(name)?.id ?? [])
  return { looks: { refused, added } satisfies LookedAt, rolesOf }
}

async function rolesNamed({ orgId, db }: Scope, names: readonly string[]): Promise<Map<string, NamedRole>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<NamedRole>`
    select id, name, based_on as "basedOn", granted, withheld from roles
    where org_id = ${orgId} and name = any(${[...names]}::text[]) order by id limit 20000`.execute(db)
  return new Map(rows.map(role => [role.name, role]))
}

/** Members, and those who are invited. */
async function knownAccounts({ orgId, db }: Scope, people: readonly ImportedPerson[]): Promise<ReadonlySet<string>> {
  const accounts = people.map(({ account }) => account)
  const { rows } = await sql<{ account: string }>`
    select account from people_of_organisation where org_id = ${orgId} and account = any(${accounts}::text[])
    union select account from invitations where org_id = ${orgId} and accepted_at is null and account = any(${accounts}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ account }) => account))
}

/** @throws when the beginner may not manage people any more */
async function ownPermissions({ orgId, userId, db }: Scope, roleTable: RoleTable): Promise<string[]> {
  const { rows } = await sql<{ role: string; roles: NamedRole[] }>`
    select m.role, coalesce((
      select jsonb_agg(jsonb_build_object('basedOn', r.based_on, 'granted', r.granted, 'withheld', r.withheld))
      from member_roles h join roles r on r.org_id = h.org_id and r.id = h.role_id
      where h.org_id = m.org_id and h.user_id = m.user_id), '[]') as roles
    from memberships m where m.org_id = ${orgId} and m.user_id = ${userId} and m.enabled and (m.expires_at is null or m.expires_at > now())`.execute(
    db,
  )
  const own = rows[0] ? [...grantedTo(roleTable, rows[0])] : []
  if (!own.includes('members.edit')) throw refuse('forbidden', 'platform.forbidden')
  return own
}

const roleWords: readonly (readonly [string, Phrase])[] = [
  ['orgAdmin', strings.role_orgAdmin],
  ['member', strings.role_member],
  ['reader', strings.role_reader],
]

/** As it is called in any of the languages. Pure. */
function roleOf(text: string): string {
  const written = text.toLowerCase()
  return roleWords.find(([, titles]) => titles.some(title => title.toLowerCase() === written))?.[0] ?? text
}

/** `2027/3/1` is the first of March, too. Pure. */
const endWritten = (text: string): string =>
  text
    .replace('T', ' ')
    .replace(/^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})/, (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .replace(/ 00:00:00$/, '')
