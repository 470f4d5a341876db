/** Files by link: a person without an account sends them first, and then names them in a call by the same link. */
import { type ReceivedFile, refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { LinkScope } from '../scope.ts'
import { requireFile, type StoredFile, saveFile } from './stored-file.ts'

/** Of one link, so that whoever has it cannot fill the store. What was sent and never named is gone a day later, and counts no more. */
export const mostLinkFiles = 5
const hours = 24

/** @throws missing, of a link that the product made · a conflict: as many came by it as may */
export async function requireRoomForFile({ orgId, linkId, maker, db }: LinkScope): Promise<void> {
  if (maker === null) throw refuse('missing', 'platform.missing')
  // Two at one moment are counted one after the other: the use of the link has locked its row.
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from link_files l join stored_files f on f.org_id = l.org_id and f.id = l.file_id
    where l.org_id = ${orgId} and l.link_id = ${linkId} and (f.expires_at is null or f.expires_at > now())`.execute(db)
  if ((rows[0]?.n ?? 0) >= mostLinkFiles) throw refuse('conflict', 'platform.linkFiles', { most: mostLinkFiles })
}

/** It belongs to whoever made the link. @throws as `requireRoomForFile` */
export async function saveLinkFile(scope: LinkScope, file: ReceivedFile | undefined): Promise<StoredFile> {
  await requireRoomForFile(scope)
  const { orgId, linkId, maker, db } = scope
  if (maker === null || !file) throw refuse('missing', 'platform.missing')
  const saved = await saveFile(maker, file, hours)
  await sql`insert into link_files (org_id, file_id, link_id) values (${orgId}, ${saved.id}, ${linkId})`.execute(db)
  return saved
}

/**
 * A file that came by this link and is named now: it stays for good.
 * @returns with whose it is, for `requireFile` @throws invalid, of any other file
 */
export async function keepLinkFile(
  { orgId, linkId, maker, db }: LinkScope,
  id: number,
  field: string,
): Promise<StoredFile & { userId: number }> {
  const wrong = () => refuse('invalid', 'platform.fileNotSent', {}, field)
  if (maker?.userId == null) throw wrong()
  const { rows } = await sql`
    select from link_files where org_id = ${orgId} and link_id = ${linkId} and file_id = ${id}::int`.execute(db)
  if (rows.length === 0) throw wrong()
  const { name, size } = await requireFile(maker, id).catch(() => {
    throw wrong()
  })
  await sql`update stored_files set expires_at = null where org_id = ${orgId} and id = ${id}::int`.execute(db)
  return { id, name, size, userId: maker.userId }
}
