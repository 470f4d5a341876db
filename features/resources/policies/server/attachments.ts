/** Files of policies: those that whoever saves has sent, and those that the policy has already. */
import { refuse } from '@guanlan/platform/contract'
import { type Database, type FileKey, requireFile, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Attachment } from '../contract.ts'

export interface StoredAttachment extends Attachment {
  /** Who sent it. */
  fileUser: number
}

/** As the table holds them. @throws invalid: a file that is neither the policy's nor one's own */
export async function attachmentsOf(scope: Scope, policyId: number | undefined, ids: readonly number[]) {
  const had = policyId === undefined ? [] : await storedAttachments(scope, policyId)
  const attachments: StoredAttachment[] = []
  for (const [at, fileId] of ids.entries()) {
    const known = had.find(each => each.fileId === fileId)
    if (known) attachments.push(known)
    else {
      const file = await requireFile(scope, fileId).catch(() => {
        throw refuse('invalid', 'policies.fileMissing', {}, `attachments.${at}`)
      })
      attachments.push({ fileId, fileUser: scope.userId ?? 0, name: file.name, bytes: file.size })
    }
  }
  return attachments
}

/** Of a policy of the organisation. */
export async function storedAttachments({ orgId, db }: Scope, policyId: number): Promise<StoredAttachment[]> {
  const { rows } = await sql<{ attachments: StoredAttachment[] }>`
    select attachments from policies where org_id = ${orgId} and id = ${policyId}`.execute(db)
  return rows[0]?.attachments ?? []
}

/**
 * Where a file of a policy lies that whoever asks may see.
 * @param system reads that of a policy which another organisation published for everybody
 * @throws missing
 */
export async function attachmentFile(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  system: Database,
  { id, fileId }: { id: number; fileId: number },
): Promise<{ key: FileKey; name: string }> {
  const { rows } = await sql<{ ofOrg: number; fileUser: number }>`
    select r.org_id as "ofOrg", (a ->> 'fileUser')::int as "fileUser" from policies r, jsonb_array_elements(r.attachments) a
    where r.id = ${id} and (r.org_id = ${orgId} or r.everybody) and (a ->> 'fileId')::int = ${fileId}`.execute(db)
  const [found] = rows
  if (!found) throw refuse('missing', 'policies.fileGone')
  return withScope(system, { orgId: found.ofOrg, userId: found.fileUser }, owner => requireFile(owner, fileId))
}
