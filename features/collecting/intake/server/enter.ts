/** One article entered by a member: read from its page, or written by hand. */
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type OpenScope, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { HandIn } from './parts.ts'

/** @throws invalid, with what went wrong */
export async function readAddress({ now: _ }: OpenScope, url: string, { readPage }: HandIn) {
  const page = await readPage(url).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error)
    throw refuse('invalid', 'intake.pageUnreadable', { problem }, 'url')
  })
  return {
    url,
    title: page.title ?? '',
    body: page.text,
    author: page.author,
    media: page.source ?? new URL(url).hostname,
    publishedAt: page.publishedAt?.toISOString() ?? null,
  }
}

/** What was chosen is there, and the organisation's. @throws invalid, which names the field */
export async function requireChosen(
  { db, orgId }: Scope,
  { monitors, labels }: { monitors: readonly number[]; labels: readonly number[] },
): Promise<void> {
  const { rows } = await sql<{ monitors: number; labels: number }>`
    select (select count(*)::int from ${monitorRows} m where org_id = ${orgId} and id = any(${numberList(monitors)}::int[]) and kind = 'item' and deleted_at is null) as monitors,
      (select count(*)::int from labels where org_id = ${orgId} and id = any(${numberList(labels)}::int[]) and status = 1) as labels`.execute(
    db,
  )
  if (rows[0]?.monitors !== new Set(monitors).size) throw refuse('invalid', 'intake.monitorMissing', {}, 'monitors')
  if (rows[0]?.labels !== new Set(labels).size) throw refuse('invalid', 'intake.labelMissing', {}, 'labels')
}
