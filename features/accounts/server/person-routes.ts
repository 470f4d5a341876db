/** Who the signed-in person is, and what the product is on this host. */
import { refuse } from '@guanlan/platform/contract'
import type { Database, Handlers } from '@guanlan/platform/server'
import type { accounts, DomainConfig, Profile } from '../contract.ts'
import { domainConfigOf } from './domain-config.ts'
import { findUser, organisationsOf } from './users.ts'

export interface PersonSetting {
  version: string
  /** The demonstration account, while the demonstration is there. */
  demonstration: (db: Database) => Promise<DomainConfig['demonstration']>
}

type PersonCalls = 'domainConfig' | 'version' | 'userInfo' | 'user' | 'allow' | 'purview'

export const personRoutes = (db: Database, setting: PersonSetting): Pick<Handlers<typeof accounts>, PersonCalls> => ({
  domainConfig: async (_scope, { body }) => domainConfigOf(db, body.dicName, await setting.demonstration(db)),
  version: async () => ({ version: setting.version }),
  userInfo: scope => profileOf(scope.db, scope.userId, scope.roles),
  user: scope => profileOf(scope.db, scope.userId, scope.roles),
  allow: async scope => ({ allow: (await findUser(scope.db, scope.userId ?? 0))?.enabled ?? false }),
  purview: async (scope, { params }) => {
    if (params.id !== scope.userId && !scope.roles.includes('operator')) throw refuse('forbidden', 'platform.forbidden')
    // Custom menus and functions come with role management; until then the roles decide alone.
    return { roles: [...scope.roles], menus: [], functions: [] }
  },
})

async function profileOf(db: Database, userId: number | null, roles: readonly string[]): Promise<Profile> {
  const found = await findUser(db, userId ?? 0)
  if (!found?.enabled) throw refuse('signedOut', 'platform.signedOut')
  return {
    userId: found.id,
    userName: found.name,
    account: found.account,
    phone: found.phone,
    roles: [...roles],
    orgs: await organisationsOf(db, found.id),
  }
}
