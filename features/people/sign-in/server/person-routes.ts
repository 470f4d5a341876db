/** Who the signed-in person is, and what the product is on this host. */
import { largestInt, refuse } from '@guanlan/platform/contract'
import type { Database, Handlers } from '@guanlan/platform/server'
import { Appearance, type DomainConfig, type Profile, type signIn } from '../contract.ts'
import { domainConfigOf, hostsClosedTo } from './domain-config.ts'
import { closedOrganisationsOf, findUser, organisationsOf } from './users.ts'

export interface PersonSetting {
  version: string
  /** Where people reach the operator; absent: nowhere. */
  operatorMail?: string | null
  /** The demonstration account, while the demonstration is there. */
  demonstration: (db: Database) => Promise<DomainConfig['demonstration']>
  /** What somebody may open and do in an organisation; null: none is chosen. */
  purviewOf: (db: Database, of: { userId: number; roles: readonly string[]; orgId: number | null }) => Promise<Purview>
}

interface Purview {
  roles: string[]
  menus: string[]
  functions: string[]
}

type PersonCalls =
  | 'domainConfig'
  | 'version'
  | 'userInfo'
  | 'user'
  | 'allow'
  | 'purview'
  | 'changeProfile'
  | 'changeAppearance'

export const personRoutes = (db: Database, setting: PersonSetting): Pick<Handlers<typeof signIn>, PersonCalls> => ({
  domainConfig: async (_scope, { body }) => domainConfigOf(db, body.dicName, await setting.demonstration(db)),
  version: async () => ({ version: setting.version }),
  userInfo: scope => profileOf(scope.db, scope.userId, scope.roles),
  user: scope => profileOf(scope.db, scope.userId, scope.roles),
  changeProfile: async (scope, { body: { userName } }) => {
    await scope.db.updateTable('users').set({ name: userName }).where('id', '=', scope.userId).execute()
    return null
  },
  changeAppearance: async (scope, { body }) => {
    await scope.db
      .updateTable('users')
      .set({ appearance: JSON.stringify(body) })
      .where('id', '=', scope.userId)
      .execute()
    return null
  },
  allow: async (scope, _input, { request }) => {
    const operator = setting.operatorMail ?? null
    const person = await findUser(scope.db, scope.userId ?? 0)
    if (!person?.enabled) return { allow: false, why: 'disabled', ownHosts: [], operator }
    if (scope.roles.includes('operator')) return { allow: true, why: null, ownHosts: [], operator }
    const ownHosts = await hostsClosedTo(scope.db, person.id, request.hostname)
    return ownHosts
      ? { allow: false, why: 'host', ownHosts, operator }
      : { allow: true, why: null, ownHosts: [], operator }
  },
  purview: async (scope, { params: { id } }, { request }) => {
    const isOwn = id === scope.userId
    if (!isOwn && !scope.roles.includes('operator')) throw refuse('forbidden', 'platform.forbidden')
    const roles = isOwn ? scope.roles : ((await findUser(scope.db, id))?.roles ?? [])
    return setting.purviewOf(scope.db, { userId: id, roles, orgId: orgNamedBy(request.headers.orgid) })
  },
})

const orgNamedBy = (header: unknown): number | null => {
  const orgId = Number(header)
  return Number.isInteger(orgId) && orgId > 0 && orgId <= largestInt ? orgId : null
}

async function profileOf(db: Database, userId: number | null, roles: readonly string[]): Promise<Profile> {
  const found = await findUser(db, userId ?? 0)
  if (!found?.enabled) throw refuse('signedOut', 'platform.signedOut')
  return {
    userId: found.id,
    userName: found.name,
    account: found.account,
    phone: found.phone,
    roles: [...roles],
    appearance: Appearance.safeParse(found.appearance).data ?? null,
    orgs: await organisationsOf(db, found.id),
    closed: await closedOrganisationsOf(db, found.id),
  }
}
