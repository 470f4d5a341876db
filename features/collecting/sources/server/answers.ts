/** The last answers of a source as received, and the moves of its address. Row-level security shows those of visible sources. */
import { type Scope, sayFetchProblem } from '@guanlan/platform/server'
import { getSource } from './records.ts'

const mostMoves = 20

/** @throws missing: the organisation does not see it */
export async function answersOf(scope: Scope, id: number) {
  await getSource(scope, id)
  const answers = await scope.db
    .selectFrom('source_answers')
    .select(['at', 'url', 'status', 'headers', 'body', 'bytes', 'problem'])
    .where('source_id', '=', id)
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  const moves = await scope.db
    .selectFrom('source_moves')
    .select(['at', 'from_url as from', 'to_url as to'])
    .where('source_id', '=', id)
    .orderBy('at', 'desc')
    .limit(mostMoves)
    .execute()
  return {
    answers: answers.map(answer => ({
      ...answer,
      at: answer.at.toISOString(),
      headers: answer.headers as Record<string, string>,
      problem: answer.problem && sayFetchProblem(answer.problem, scope.locale),
    })),
    moves: moves.map(move => ({ ...move, at: move.at.toISOString() })),
  }
}
