/** The copies of chosen articles, or of all that a question finds, as one WARC file. */
import type { AllOf } from '@guanlan/features/handling/article-actions/contract'
import { idsOfAll } from '@guanlan/features/handling/article-actions/server'
import { refuse } from '@guanlan/platform/contract'
import { type FileStore, numberList, requireKey, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostExported } from '../contract.ts'
import { type WarcCopy, warcInfo, warcRecords } from './warc.ts'

export interface ExportedCopy extends Omit<WarcCopy, 'received' | 'copy'> {
  copyKey: string
  receivedKey: string
}

/** In the order they were made. @throws when there are none, or more than fit in one file */
export async function exportedSnapshots(
  scope: Scope,
  { idList, all }: { idList?: readonly number[] | undefined; all?: AllOf | undefined },
): Promise<ExportedCopy[]> {
  const ids = all ? await idsOfAll(scope, all) : (idList ?? [])
  const { rows } = await sql<ExportedCopy>`
    select c.address, coalesce(c.answered, c.address) as answered, coalesce(c.http_status, 200) as status, c.headers, c.copied_at as "copiedAt",
      c.copy_key as "copyKey", c.received_key as "receivedKey"
    from page_copies c where c.org_id = ${scope.orgId} and c.article_id = any(${numberList(ids)}::bigint[]) and c.copy_key is not null and c.received_key is not null
    order by c.id limit ${mostExported + 1}`.execute(scope.db)
  if (rows.length === 0) throw refuse('missing', 'snapshots.noCopies')
  if (rows.length > mostExported) throw refuse('invalid', 'snapshots.tooManyCopies', { most: mostExported }, 'all')
  return rows
}

/** One copy after the other: the file is as long as it is, the memory as large as one page. A copy whose file is gone meanwhile is left out. */
export async function* warcOf(files: FileStore, copies: readonly ExportedCopy[], now: Date): AsyncGenerator<Buffer> {
  yield await warcInfo(now)
  for (const { copyKey, receivedKey, ...rest } of copies) {
    const [received, copy] = await Promise.all([contentOf(files, receivedKey), contentOf(files, copyKey)])
    if (received && copy) yield await warcRecords({ ...rest, received, copy })
  }
}

async function contentOf(files: FileStore, key: string): Promise<Buffer | null> {
  const found = await files.get(requireKey(key))
  if (!found) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of found.stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
