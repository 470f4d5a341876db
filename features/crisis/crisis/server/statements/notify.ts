/** Who has to agree is notified, and those who wrote hear what became of it: each thing once. */
import { membersAmong } from '@guanlan/features/people/members/server'
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { say } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { writeLine } from '../chronicle/lines.ts'

interface Notice {
  to: readonly { id: number; name: string }[]
  once: string
  title: string
  lines: string[]
}

async function notify(scope: Scope, { crisisId }: Statement, { to, once, title, lines }: Notice): Promise<void> {
  const members = await membersAmong(
    scope,
    to.map(({ id }) => id),
  )
  const receivers = to.filter(({ id }) => members.includes(id) && id !== scope.userId)
  if (receivers.length === 0) return
  const { rows } = await sql<{ name: string; drill: boolean }>`
    select name, drill from crises where org_id = ${scope.orgId} and id = ${crisisId}`.execute(scope.db)
  await enqueue(scope, {
    purpose: 'crisis',
    thread: `crisis:${crisisId}`,
    once,
    receivers: receivers.map(({ id, name }) => ({ by: 'inApp', userId: id, name })),
    message: {
      level: 'important',
      title,
      lines: [rows[0]?.name ?? '', ...lines],
      link: `/crisisMonitor?crisis=${crisisId}`,
      linkName: say(strings.openRoom, scope.locale),
      locale: scope.locale,
    },
  })
  await writeLine(scope, {
    crisisId,
    kind: 'message',
    sentence: { key: 'lineMessage', values: { names: receivers.map(({ name }) => name).join('、'), title } },
    once,
  })
}

/** Those who may agree now; deputies find it in the room once it waited long enough. */
export const notifyApprovers = (scope: Scope, statement: Statement): Promise<void> =>
  notify(scope, statement, {
    to: statement.next,
    once: `crisis:statement:${statement.id}:${statement.round}:${statement.step}`,
    title: say(strings.notifyToApprove, scope.locale, { title: statement.title }),
    lines: [],
  })

export function notifyWriters(scope: Scope, statement: Statement): Promise<void> {
  const { id, round, title, sentBack, writers } = statement
  return notify(scope, statement, {
    to: writers,
    once: `crisis:statement:${id}:${round}:${sentBack ? 'back' : 'sealed'}`,
    title: say(sentBack ? strings.notifySentBack : strings.notifySealed, scope.locale, { title }),
    lines: sentBack ? [`${sentBack.by}：${sentBack.reason}`] : [],
  })
}

/** Whoever writes hears nothing of it. */
export async function notifyMentioned(
  scope: Scope,
  statement: Statement,
  { userIds, text }: { userIds: readonly number[]; text: string },
): Promise<void> {
  if (userIds.length === 0) return
  const { rows } = await sql<{ id: number; name: string; by: string }>`
    select w.id, member_name(w.id) as name, coalesce(member_name(${scope.userId}::int), '') as by from unnest(${numberList([...new Set(userIds)])}::int[]) w (id)
    where member_name(w.id) is not null`.execute(scope.db)
  await notify(scope, statement, {
    to: rows,
    once: `crisis:statement:${statement.id}:comment:${scope.now.getTime()}`,
    title: say(strings.statementMentioned, scope.locale, { by: rows[0]?.by ?? '', title: statement.title }),
    lines: text.split('\n').slice(0, 20),
  })
}
