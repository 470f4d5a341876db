/** Copies and failed attempts as they are kept: rows of the organisation, and files in the store. */
import { type Locale, Refusal } from '@guanlan/platform/contract'
import { type Database, type FileKey, type FileStore, newFileKey, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Captured, sha256 } from './capture.ts'
import { evidenceSheet, sumsFile } from './evidence.ts'

/** The area of the store. */
export const area = 'page-copies'

/** An article whose page is to be copied. */
export interface CopiedArticle {
  id: number
  title: string
  media: string
  publishedAt: Date
  url: string
}

export interface Attempt {
  article: CopiedArticle
  at: Date
  /** Null: by monitor. */
  by: number | null
}

export interface SnapshotFiles {
  copy: FileKey
  received: FileKey
  evidence: FileKey
  sums: FileKey
}

/** All four files; they lie there before the row says so, and go again when it never does (`forgetCopies`). */
export async function storeFiles(
  store: FileStore,
  orgId: number,
  { article, at }: Attempt,
  captured: Captured,
  locale: Locale,
): Promise<SnapshotFiles & { sha256: string; receivedSha256: string }> {
  const sums = { copy: sha256(captured.copy), received: sha256(captured.received) }
  const sheet = evidenceSheet({ ...article, address: article.url, copiedAt: at, captured, sums }, locale)
  const put = async (content: Buffer) => {
    const key = newFileKey(area, orgId)
    await store.put(
      key,
      (async function* () {
        yield content
      })(),
      content.length,
    )
    return key
  }
  return {
    copy: await put(captured.copy),
    received: await put(captured.received),
    evidence: await put(Buffer.from(sheet)),
    sums: await put(Buffer.from(sumsFile(sums))),
    sha256: sums.copy,
    receivedSha256: sums.received,
  }
}

/** @returns the id of the copy */
export async function saveCopy(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'> | { db: Database; orgId: number },
  { article, at, by }: Attempt,
  captured: Captured,
  files: Awaited<ReturnType<typeof storeFiles>>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into page_copies (org_id, article_id, published_at, address, answered, http_status, copied_at, copied_by, copy_key, received_key, evidence_key, sums_key,
      bytes, sha256, received_sha256, pictures, missing, headers)
    values (${orgId}, ${article.id}::bigint, ${article.publishedAt}, ${article.url}, ${captured.answered.slice(0, 4_000)}, ${captured.status}, ${at}, ${by}::int, ${files.copy},
      ${files.received}, ${files.evidence}, ${files.sums}, ${captured.copy.length}, ${files.sha256}, ${files.receivedSha256}, ${captured.pictures}, ${captured.missing}, ${keptHeaders(captured.headers)}::jsonb)
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

const mostHeaders = 20_000

/** Null where a server sends more than anybody needs. */
function keptHeaders(headers: Captured['headers']): string | null {
  const pairs = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map(each => [name, each]))
  const written = JSON.stringify(pairs).replaceAll('\\u0000', '')
  return written.length > mostHeaders ? null : written
}

/** A failure is kept, too: that a page could not be had then says something. As a key of a sentence, said in the language of whoever looks. */
export async function recordFailure(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'> | { db: Database; orgId: number },
  { article, at, by }: Attempt,
  error: unknown,
): Promise<void> {
  const reported =
    error instanceof Refusal ? { key: error.key, values: error.values } : { key: 'snapshots.broken', values: {} }
  await sql`
    insert into page_copies (org_id, article_id, published_at, address, copied_at, copied_by, problem)
    values (${orgId}, ${article.id}::bigint, ${article.publishedAt}, ${article.url}, ${at}, ${by}::int, ${JSON.stringify(reported).slice(0, 500)})`.execute(
    db,
  )
}

const dayMs = 86_400_000
const page = 500

/** Files that no row names any more, or never did: a copy that was deleted, a process that was killed. A day is left for what is being kept now. */
export async function purgeSnapshots(system: Database, store: FileStore, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - dayMs)
  for (const orgId of await store.organisations(area))
    for (let after: FileKey | undefined; ; ) {
      const files = await store.list(area, orgId, { limit: page, ...(after && { after }) })
      const old = files.filter(({ storedAt }) => storedAt < before).map(({ key }) => key)
      const { rows } = await sql<{ key: string }>`
        select k.key from page_copies c, lateral (values (c.copy_key), (c.received_key), (c.evidence_key), (c.sums_key)) k (key)
        where c.org_id = ${orgId} and k.key = any(${old}::text[])`.execute(system)
      const stored = new Set(rows.map(({ key }) => key))
      for (const key of old) if (!stored.has(key)) await store.delete(key)
      after = files.at(-1)?.key
      if (files.length < page) break
    }
}
