/** What became of a traced article, to whoever started it: each thing once. */
import { membersAmong } from '@guanlan/features/people/members/server'
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { type Locale, locales, say } from '@guanlan/platform/contract'
import { asOrganisation, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { traceStrings } from '../../strings/trace-tasks.ts'
import type { Finding } from './judge.ts'

export interface Notified {
  orgId: number
  taskId: number
  /** Null: nobody is notified. */
  ownerId: number | null
  locale: string
  article: { title: string; url: string | null; demonstration: boolean }
  now: Date
}

/** Within the transaction that stores what was seen. Whoever has left is notified of nothing. */
export async function notifyOwner(tx: Tx, of: Notified, finding: Finding): Promise<void> {
  const { orgId, taskId, ownerId, article, now } = of
  if (ownerId === null) return
  await asOrganisation(tx, orgId, async () => {
    const place = { orgId, db: tx, now }
    if ((await membersAmong(place, [ownerId])).length === 0) return
    const { rows } = await sql<{ name: string | null }>`select member_name(${ownerId}::int) as name`.execute(tx)
    const locale = locales.find(each => each === of.locale) ?? 'zh'
    await enqueue(place, {
      purpose: 'notice',
      thread: `trace:${taskId}`,
      once: `trace:${taskId}:${finding.kind}:${now.toISOString()}`,
      receivers: [{ by: 'inApp', userId: ownerId, name: rows[0]?.name ?? '' }],
      message: {
        level: finding.kind === 'deleted' || finding.kind === 'growth' ? 'important' : 'normal',
        title: say(traceStrings[`title_${finding.kind}`], locale, { title: article.title }),
        lines: [lineOf(finding, locale)],
        link: `/articletracking?open=${taskId}`,
        linkName: say(traceStrings.openTask, locale),
        locale,
        mark: article.demonstration ? 'demonstration' : null,
      },
    })
  })
}

const lineOf = (finding: Finding, locale: Locale): string =>
  finding.kind === 'growth'
    ? say(traceStrings.line_growth, locale, { before: finding.before, now: finding.now })
    : say(traceStrings[`line_${finding.kind}`], locale)
