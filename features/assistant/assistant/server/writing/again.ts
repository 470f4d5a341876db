/** The same question with nothing new behind it is answered again from what is stored. */
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Answer, StoredAnswer } from '../../contract.ts'
import { stillSeen } from '../sessions/answers.ts'
import type { Sent } from './sent.ts'

/** Earlier answers that are looked through. */
const mostRead = 5

/** The last answer of the person to the same words, out of the same passages and figures, by the same model; null: there is none. */
export async function answeredBefore(
  scope: CallScope,
  { question, answer, sent, model }: { question: string; answer: Answer; sent: Sent; model: string },
): Promise<StoredAnswer | null> {
  const { rows } = await sql<Omit<StoredAnswer, 'createdAt'> & { content: Answer; createdAt: Date }>`
    select id::float8 as id, question, content, created_at as "createdAt", null as "collectedId" from assistant_answers
    where org_id = ${scope.orgId} and user_id = ${scope.userId} and session_id is not null and question = ${question}
      and content -> 'written' ->> 'model' = ${model} and content -> 'written' -> 'problem' = 'null' and ${stillSeen(scope, 'seen_in')}
    order by id desc limit ${mostRead}`.execute(scope.db)
  const behind = signatureOf(answer, sent)
  const found = rows.find(({ content }) => signatureOfStored(content) === behind)
  return found ? { ...found, createdAt: found.createdAt.toISOString() } : null
}

/** What an answer stands on; moments move with the clock and say nothing new by themselves. */
const signatureOf = ({ figures, plan }: Answer, { leaves, passages }: Sent): string =>
  JSON.stringify([
    leaves,
    [plan.monitors, plan.filters, plan.query],
    figures.map(({ kind, name, value }) => [kind, name, value]),
    passages.map(({ article, text }) => [article.id, text]),
  ])

const signatureOfStored = ({ figures, plan, passages, written }: Answer): string =>
  JSON.stringify([
    written?.leaves,
    [plan.monitors, plan.filters, plan.query],
    figures.map(({ kind, name, value }) => [kind, name, value]),
    passages.map(({ articleId, text }) => [articleId, text]),
  ])
