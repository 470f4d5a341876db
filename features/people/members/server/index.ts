import { enableAccount, hashPassword, requirePassword } from '@guanlan/features/people/sign-in/server'
import { refuse, say } from '@guanlan/platform/contract'
import {
  type CallScope,
  type Database,
  exportOf,
  type OwnedKind,
  type RequestContext,
  serverHalf,
  workerHalf,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { exported, type Member, membersFeature, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { acceptAsKnown, acceptAsNew, invitationOf } from './accept.ts'
import { requireEndAhead } from './ends.ts'
import { embeddedGroups, type IdentityGroups } from './groups.ts'
import { handOver, ownedDataOf } from './hand-over.ts'
import { importOfPeople } from './importing.ts'
import { cancelMailsOf, countPeople, invite, listInvitations, resend, withdraw } from './invitations.ts'
import type { LinkMaking } from './invite-many.ts'
import { chosenPeople, countChosenPeople, listPeople, pageOfChosenPeople, personOf } from './list.ts'
import { addMember, changePerson, enablePeople, removePeople, requireFairUndo, setBuiltInRole } from './memberships.ts'
import { type Giver, type RoleTable, requireGivable } from './rights.ts'
import { endSessionsOf, resetSecondFactorOf } from './sign-in.ts'

export { groupsOfIssuer, keycloakGroups } from './keycloak-groups.ts'
export { membersAmong } from './members-among.ts'
export { builtInRolesOf, memberships, peopleRows } from './membership-rows.ts'
export { addMember, addMissingMember } from './memberships.ts'
export { followMappedGroup, groupMemberships, membersOfGroup } from './of-groups.ts'
export { giveRole, holdersOf, rolesOfMembers } from './role-holders.ts'
export { addSupporter, endSupport, type SupportPlace } from './supporters.ts'

export interface MembersParts {
  /** The address people use, for the link of an invitation. */
  publicUrl: string
  /** What the built-in roles may do, of all features. */
  roleTable: () => RoleTable
  /** What is a person's, of all features that keep any; absent: nothing is. */
  belongings?: readonly OwnedKind[]
  /** Who keeps identity groups; absent: the embedded provider, whose groups are the memberships. */
  groups?: (db: Database) => IdentityGroups
}

const undoFairly = (scope: Parameters<typeof requireFairUndo>[0], _subject: number | null, undone: number) =>
  requireFairUndo(scope, undone)

const exporting = exportOf<Member, Pick<Question, 'like' | 'state' | 'role'>>({
  name: 'members.export',
  title: strings.title,
  columns: exported,
  question: Question,
  records: { countChosen: countChosenPeople, pageOfChosen: pageOfChosenPeople },
  cells: {
    role: (row, locale) => say(strings[`role_${row.role}`], locale),
    roleNames: row => row.roleNames.join('、'),
    state: (row, locale) => say(strings[`state_${row.state}`], locale),
    expiresAt: row => (row.expiresAt === null ? null : new Date(row.expiresAt)),
    joinedAt: row => (row.joinedAt === null ? null : new Date(row.joinedAt)),
  },
})

/** Done by the workers. */
export const membersWorks = ({ roleTable, ...links }: { roleTable: () => RoleTable } & LinkMaking) => [
  exporting.work,
  importOfPeople({ roleTable, links }).work,
]

export const membersWorker = (parts: Parameters<typeof membersWorks>[0]) => workerHalf({ works: membersWorks(parts) })

export const membersServer = ({
  publicUrl,
  roleTable,
  belongings: ownedData = [],
  groups = embeddedGroups,
}: MembersParts) => {
  const giverOf = (scope: CallScope, { request }: RequestContext): Giver => ({
    scope,
    isOperator: request.caller?.roles.includes('operator') ?? false,
    roleTable: roleTable(),
  })
  const importing = importOfPeople({ roleTable, links: null })
  return serverHalf({
    feature: membersFeature,
    words: strings,
    counters: { employ: countPeople },
    jobs: [exporting.job, importing.job],
    routes: {
      list: (scope, { body }) => listPeople(scope, body),
      get: (scope, { params }) => personOf(scope, params.id),
      roles: async ({ orgId, db }) =>
        (
          await sql<{ id: number; name: string }>`
            select id, name from roles where org_id = ${orgId} order by name, id limit 1000`.execute(db)
        ).rows,
      create: async (scope, { body: { password, ...body } }, exchange) => {
        const giver = giverOf(scope, exchange)
        requireEndAhead(scope, body.expiresAt)
        if (password === undefined) return invite(giver, publicUrl, body)
        if (!giver.isOperator) throw refuse('forbidden', 'members.inviteInstead', {}, 'password')
        await requireGivable(giver, body)
        await requirePassword(scope.db, { password, account: body.account, owner: { orgId: scope.orgId } })
        const { rows } = await sql<{ id: number }>`
          select id from account_for(${body.account}, ${body.name}, ${await hashPassword(password)})`.execute(scope.db)
        return { id: await addMember(scope, { ...body, userId: rows[0]?.id ?? 0 }), link: null }
      },
      update: (scope, { body }, exchange) => changePerson(giverOf(scope, exchange), body),
      enable: (scope, { params: { id, status } }) => enableOne(scope, id, status === '1'),
      enableChosen: async (scope, { body: { chosen, enabled } }) =>
        enablePeople(scope, await namedInRecord(scope, await chosenPeople(scope, chosen)), enabled),
      remove: async (scope, { params }) =>
        removePeople(scope, await namedInRecord(scope, [(await personOf(scope, params.id)).id])),
      removeChosen: async (scope, { body }) =>
        removePeople(scope, await namedInRecord(scope, await chosenPeople(scope, body))),
      belongings: (scope, { body }) => ownedDataOf(scope, ownedData, body),
      handOver: (scope, { body }) => handOver(scope, ownedData, body),
      endSessions: async (scope, { params }) => {
        await namedInRecord(scope, [params.id])
        return { ended: await endSessionsOf(scope, params.id) }
      },
      resetSecondFactor: async (scope, { params }) => {
        await namedInRecord(scope, [params.id])
        return { reset: await resetSecondFactorOf(scope, params.id) }
      },
      enableAccount: async ({ db }, { params: { id, status } }) => {
        await enableAccount(db, id, status === '1')
        return null
      },
      administrators: (scope, { body }) => listPeople(scope, { ...body, role: 'orgAdmin' }),
      addAdministrator: (scope, { body }, exchange) => setBuiltInRole(giverOf(scope, exchange), body.id, 'orgAdmin'),
      removeAdministrator: (scope, { params }, exchange) =>
        setBuiltInRole(giverOf(scope, exchange), params.id, 'member'),
      export: exporting.start,
      importFile: importing.file,
      importCheck: importing.check,
      importRows: importing.start,
      invitations: (scope, { body }) => listInvitations(scope, body),
      resend: async (scope, { params }) => ({ link: await resend(scope, publicUrl, params.id) }),
      withdraw: (scope, { params }) => withdraw(scope, params.id),
      invitation: scope => invitationOf(scope),
      accept: async (scope, { body }) => {
        await acceptAsNew(scope, body)
        return null
      },
      groups: async ({ db }, { query }) => ({ ...(await groups(db).list(query)), ...pageOf(query) }),
      bindGroups: ({ db }, { body }) => groups(db).bind(body.orgId),
      groupsOf: ({ db }, { params }) => groups(db).of(params.id),
      joinGroup: async ({ db }, { body }) => {
        await groups(db).join(body.userId, body.group)
        return null
      },
      leaveGroup: async ({ db }, { query }) => {
        await groups(db).leave(query.userId, query.group)
        return null
      },
      join: async (scope, { body }) => ({ orgId: await acceptAsKnown(scope, body.token) }),
    },
    afterUndo: {
      update: undoFairly,
      enable: undoFairly,
      enableChosen: undoFairly,
      remove: undoFairly,
      removeChosen: undoFairly,
      handOver: undoFairly,
      addAdministrator: undoFairly,
      removeAdministrator: undoFairly,
      importRows: (scope, _subject, undone) => cancelMailsOf(scope, undone),
    },
  })
}

/** The record of acts names people, also once they are gone. @returns the same people */
async function namedInRecord<T extends readonly number[]>(scope: CallScope, people: T): Promise<T> {
  const { rows } = await sql<{ name: string | null }>`
    select member_name(x.id) as name from unnest(${people.slice(0, mostNamed)}::int[]) x (id)`.execute(scope.db)
  const names = rows.flatMap(({ name }) => name ?? [])
  if (names.length > 0) scope.name(names.join('、') + (people.length > mostNamed ? '…' : ''))
  return people
}
const mostNamed = 3

const pageOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({ page, pageSize })

async function enableOne(scope: CallScope, id: number, enabled: boolean) {
  await personOf(scope, id)
  return enablePeople(scope, [id], enabled)
}
