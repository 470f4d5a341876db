/** Invitations by the rows of a file: many in one statement, each with its link and its mail. */
import { enqueueAll } from '@guanlan/features/workspace/notifications/server'
import { makeLinks, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ImportedPerson, invitationPurpose } from '../contract.ts'
import { writtenEnd } from './ends.ts'
import { endOf, linkOf, mailOf, organisationName } from './invitations.ts'

/** What workers make links with. */
export interface LinkMaking {
  publicUrl: string
  linkKey: Buffer
}
export type ReadPerson = Omit<ImportedPerson, 'roleNames'> & { roleIds: readonly number[] }

/** Nobody is invited twice: who was invited meanwhile stays as they were. @returns how many were invited */
export async function inviteMany(
  scope: Scope,
  { publicUrl, linkKey }: LinkMaking,
  people: readonly ReadPerson[],
): Promise<number> {
  if (people.length === 0) return 0
  const { orgId, userId, db, now, locale } = scope
  const expiresAt = endOf(now)
  const written = JSON.stringify(people.map(({ expiresAt: until, ...person }) => ({ ...person, until })))
  const { rows: made } = await sql<{ id: number; account: string; name: string }>`
    insert into invitations (org_id, account, name, role, role_ids, member_until, expires_at, updated_by, updated_at)
    select ${orgId}::int, p.account, p.name, p.role, array(select jsonb_array_elements_text(p."roleIds")::int),
      ${writtenEnd},
      ${expiresAt}::timestamptz, ${userId}::int, ${now}::timestamptz
    from organisations o, jsonb_to_recordset(${written}::jsonb) as p (account text, name text, role text, "roleIds" jsonb, until text)
    where o.id = ${orgId}
    on conflict (org_id, account) where accepted_at is null do nothing returning id, account, name`.execute(db)
  const objectIds = made.map(({ id }) => id)
  const tokens = await makeLinks(scope, linkKey, { purpose: invitationPurpose, objectIds, expiresAt })
  const organisation = await organisationName(scope)
  const mails = made.flatMap((person, at) => {
    const mail = mailOf(person, { link: linkOf(publicUrl, tokens[at] ?? ''), organisation, locale })
    return mail ? [{ orgId, ...mail }] : []
  })
  await enqueueAll({ db, now }, mails)
  return made.length
}
