/** Members hear in the product that they were given a task, or are named in a comment on one. */
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { say } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../../strings.ts'
import { writeLine } from '../chronicle/lines.ts'
import { purpose, threadOf } from '../clocks/rows.ts'

/** @param userIds whoever acts and those who are no members (any more) hear nothing */
export async function notifyOfTask(
  scope: Scope,
  { crisisId, title }: { crisisId: number; title: string },
  {
    key,
    userIds,
    lines = [],
  }: { key: 'taskGiven' | 'taskMentioned'; userIds: readonly number[]; lines?: readonly string[] },
): Promise<void> {
  const { db, userId, locale } = scope
  const others = [...new Set(userIds)].filter(id => id !== userId)
  if (others.length === 0) return
  const { rows } = await sql<{ id: number; name: string; by: string }>`
    select w.id, member_name(w.id) as name, coalesce(member_name(${userId}::int), '') as by from unnest(${numberList(others)}::int[]) w (id)
    where member_name(w.id) is not null`.execute(db)
  if (rows.length === 0) return
  await enqueue(scope, {
    purpose,
    thread: threadOf(crisisId),
    receivers: rows.map(({ id, name }) => ({ by: 'inApp', userId: id, name })),
    message: {
      level: 'normal',
      title: say(strings[key], locale, { title, by: rows[0]?.by ?? '' }),
      lines: [...lines],
      link: `/crisisMonitor?crisis=${crisisId}`,
      linkName: say(strings.openRoom, locale),
      locale,
    },
  })
  await writeLine(scope, {
    crisisId,
    kind: 'message',
    sentence: { key: 'lineMessage', values: { names: rows.map(({ name }) => name).join('、'), title } },
  })
}
