/** The row behind a link: what it opens, and the way past its password. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Locked, ObjectLayout, ShareLayout, SharePart } from '../contract.ts'
import { noteOpened, type Opener } from './opens.ts'
import { keyOf, keyOpens, tryPassword } from './password.ts'

export interface OpenShare {
  id: number
  title: string
  organisation: string
  articles: number[]
  layout: ShareLayout
  parts: SharePart[]
  objectId: number | null
  downloads: boolean
  passwordHash: string | null
  wrongPasswords: number
  waitUntil: Date | null
  expiresAt: Date
}

/** What else a link to an object says than the object itself. */
export type OpenObject = Omit<OpenShare, 'objectId'> & { objectId: number }

/** @param locked what is counted of it changes in this transaction */
async function shareOf({ orgId, objectId, db, now }: LinkScope, locked: boolean): Promise<OpenShare> {
  const { rows } = await sql<OpenShare>`
    select s.id, s.title, coalesce(nullif(o.look_name, ''), o.name) as organisation, s.articles, s.layout, s.parts, s.object_id as "objectId", s.downloads, s.password_hash as "passwordHash",
      s.wrong_passwords as "wrongPasswords", s.wait_until as "waitUntil", s.expires_at as "expiresAt"
    from shares s join ${organisationRows} o on o.id = s.org_id
    where s.org_id = ${orgId} and s.id = ${objectId} and s.revoked_at is null and s.expires_at > ${now} ${locked ? sql`for update of s` : sql``}`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

/** Counted as an opening once the password is right, or none is asked. */
export async function unlock(
  scope: LinkScope,
  share: OpenShare,
  password: string | null,
  opener: Opener,
): Promise<Locked | { state: 'open'; key: string | null }> {
  const { passwordHash, wrongPasswords, waitUntil } = share
  if (passwordHash !== null) {
    const refused = await tryPassword(scope, { passwordHash, wrongPasswords, waitUntil }, password)
    if (refused?.wrong) await noteOpened(scope, opener, 'wrongPassword')
    if (refused) return { state: 'locked', ...refused }
  }
  await sql`
    update shares set opens = opens + 1, last_opened_at = ${scope.now} where org_id = ${scope.orgId} and id = ${share.id}`.execute(
    scope.db,
  )
  await noteOpened(scope, opener, 'succeeded')
  return { state: 'open', key: passwordHash === null ? null : keyOf(passwordHash, share.id, scope.now) }
}

/** The link as it is opened, its row locked until the end of the transaction. @throws missing when it opens something else */
export async function shareToOpen(scope: LinkScope, of: 'articles' | ObjectLayout): Promise<OpenShare> {
  return requireKind(await shareOf(scope, true), of)
}

/** The link of somebody who has opened it before. @throws forbidden without the key of a link with a password */
export async function shareByKey(
  scope: LinkScope,
  of: 'articles' | ObjectLayout,
  key: string | null,
): Promise<OpenShare> {
  const share = requireKind(await shareOf(scope, false), of)
  if (share.passwordHash !== null && !keyOpens(key, share.passwordHash, share.id, scope.now))
    throw refuse('forbidden', 'shares.passwordAgain')
  return share
}

function requireKind(share: OpenShare, of: 'articles' | ObjectLayout): OpenShare {
  if (share.objectId === null ? of !== 'articles' : share.layout !== of) throw refuse('missing', 'platform.missing')
  return share
}

/** What a link to an object of another feature opens: its id and the terms of the link, or what is still asked. */
export async function openObject(
  scope: LinkScope,
  layout: ObjectLayout,
  password: string | null,
  opener: Opener,
): Promise<Locked | { state: 'open'; key: string | null; share: OpenObject }> {
  const share = (await shareToOpen(scope, layout)) as OpenObject
  const opened = await unlock(scope, share, password, opener)
  return opened.state === 'locked' ? opened : { ...opened, share }
}

/** The same for whoever has opened it. @throws forbidden without the key of a link with a password */
export const objectByKey = async (scope: LinkScope, layout: ObjectLayout, key: string | null): Promise<OpenObject> =>
  (await shareByKey(scope, layout, key)) as OpenObject
