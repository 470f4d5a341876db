/** Identity groups of an outside Keycloak, kept there through its administrative interface by a service account. */
import {
  assignByGroup,
  type GivenMembership,
  groupNamed,
  type KeycloakSetting,
  openKeycloak,
  organisationGroups,
  revokeByGroup,
} from '@guanlan/features/people/sign-in/server'
import { type BuiltInRole, builtInRoles, refuse } from '@guanlan/platform/contract'
import { asOrganisation, type Database, type Tx } from '@guanlan/platform/server'
import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { sql } from 'kysely'
import { embeddedGroups, groupOf, type IdentityGroups } from './groups.ts'

/**
 * What is done here is done there first, and then seen here at once; people are counted by what is known here, which is who has signed in. A
 * person from elsewhere than the issuer is in no group of it.
 */
export function keycloakGroups(setting: KeycloakSetting): (db: Database) => IdentityGroups {
  const asking = openKeycloak(setting)
  return db => {
    const here = embeddedGroups(db)
    const subjectOf = (userId: number) => requireSubject(db, setting.issuer, userId)
    return {
      list: question => here.list(question),
      async bind(orgId) {
        const groups = await here.bind(orgId)
        await asking(async keycloak => {
          for (const role of builtInRoles) await ensureGroup(keycloak, orgId, role)
        })
        return groups
      },
      of: async userId => {
        const id = await subjectOf(userId)
        const groups = await asking(keycloak => keycloak.users.listGroups({ id, first: 0, max: 500 }))
        return groups.flatMap(({ path }) => (path?.startsWith(organisationGroups) ? [path] : [])).sort()
      },
      async join(userId, path) {
        const { orgId, role } = groupOf(path)
        await requireOrganisation(db, orgId)
        const id = await subjectOf(userId)
        await asking(async keycloak => {
          const groupId = await ensureGroup(keycloak, orgId, role)
          await keycloak.users.addToGroup({ id, groupId })
          for (const other of await keycloak.users.listGroups({ id, first: 0, max: 500 }))
            if (other.id && isOfOrganisation(other.path, orgId) && other.path !== path)
              await keycloak.users.delFromGroup({ id, groupId: other.id })
        })
        const given: GivenMembership = { orgId, role, group: path }
        await within(db, orgId, tx => assignByGroup(tx, userId, given))
      },
      async leave(userId, path) {
        const { orgId } = groupOf(path)
        const id = await subjectOf(userId)
        await asking(async keycloak => {
          const groups = await keycloak.users.listGroups({ id, first: 0, max: 500 })
          const group = groups.find(each => each.path === path)
          if (!group?.id) throw refuse('missing', 'platform.missing')
          await keycloak.users.delFromGroup({ id, groupId: group.id })
        })
        await within(db, orgId, tx => revokeByGroup(tx, userId, orgId))
      },
    }
  }
}

/** Its id; made where it is missing, with those above it. */
async function ensureGroup(keycloak: KeycloakAdminClient, orgId: number, role: BuiltInRole): Promise<string> {
  const [, top = '', middle = '', name = ''] = groupNamed(orgId, role).split('/')
  const above = (await keycloak.groups.find({ search: top, exact: true, max: 1 }))[0]
  const topId = above?.id ?? (await keycloak.groups.create({ name: top })).id
  return childOf(keycloak, await childOf(keycloak, topId, middle), name)
}

async function childOf(keycloak: KeycloakAdminClient, parentId: string, name: string): Promise<string> {
  const found = await keycloak.groups.listSubGroups({ parentId, search: name, max: 50 })
  const known = found.find(each => each.name === name)?.id
  return known ?? (await keycloak.groups.createChildGroup({ id: parentId }, { name })).id
}

const isOfOrganisation = (path: string | undefined, orgId: number): boolean =>
  path?.startsWith(`${organisationGroups}${orgId}_`) ?? false

const within = (db: Database, orgId: number, work: (tx: Tx) => Promise<unknown>) =>
  db.transaction().execute(tx => asOrganisation(tx, orgId, () => work(tx)))

async function requireOrganisation(db: Database, orgId: number): Promise<void> {
  const known = await db.selectFrom('organisations').select('id').where('id', '=', orgId).executeTakeFirst()
  if (!known) throw refuse('missing', 'platform.missing')
}

async function requireSubject(db: Database, issuer: string, userId: number): Promise<string> {
  const { rows } = await sql<{ subject: string | null; isTheirs: boolean }>`
    select subject, issuer is not distinct from ${issuer} as "isTheirs" from users where id = ${userId}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  if (!rows[0].isTheirs || rows[0].subject === null) throw refuse('conflict', 'members.notOfIssuer', {}, 'userId')
  return rows[0].subject
}

/** Where there is no service account: said to whoever tries. */
export const groupsOfIssuer = (db: Database): IdentityGroups => {
  const off = async (): Promise<never> => {
    throw refuse('conflict', 'members.groupsElsewhere')
  }
  return { list: question => embeddedGroups(db).list(question), bind: off, of: off, join: off, leave: off }
}
