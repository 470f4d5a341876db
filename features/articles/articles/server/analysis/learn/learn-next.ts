/** The worker's part: learns from corrections, for one organisation after the other, beside the program's other work. */
import { learnInSteps, type Proof, proveInSteps } from '@guanlan/engine/text'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CorrectionsState, due, needed } from './due.ts'
import { examplesOf } from './examples.ts'

/** What the corrections come to. Without weights nothing is in use. */
interface Lesson {
  proof: Proof | null
  weights: Uint8Array | null
}

/** Takes one organisation whose corrections have changed and learns from them, in some seconds. False when none is due, or others have it in hand. */
export async function learnNext(db: Database): Promise<boolean> {
  let failed: unknown
  for (const { orgId } of await due(db))
    try {
      if (await learnFor(db, orgId)) return true
    } catch (error) {
      // A failure for one organisation must not keep the others from being learned for.
      failed = error
    }
  if (failed) throw failed
  return false
}

/** One transaction, which writes only at its end: until then nobody waits for it, and another worker leaves this organisation alone. */
const learnFor = (db: Database, orgId: number): Promise<boolean> =>
  db.transaction().execute(async tx => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('sentiment_adjustments'), ${orgId}) as mine`.execute(tx)
    if (!rows[0]?.mine) return false
    // Once more: another worker may have learned the same since. What is said from here on makes it due again.
    const [standing] = await due(tx, orgId)
    if (!standing) return false
    await keep(tx, standing, await lessonOf(tx, orgId))
    return true
  })

async function lessonOf(tx: Tx, orgId: number): Promise<Lesson> {
  const examples = await examplesOf(tx, orgId)
  if (examples.filter(({ anchor }) => !anchor).length < needed) return { proof: null, weights: null }
  const proof = await inSlices(proveInSteps(examples))
  return { proof, weights: proof.proven ? await inSlices(learnInSteps(examples)) : null }
}

/** Requests get their turn at each step. */
async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await new Promise(setImmediate)
  }
}

async function keep(
  tx: Tx,
  { orgId, stories, newest, known, inUse }: CorrectionsState,
  { proof, weights }: Lesson,
): Promise<void> {
  const learned = {
    learned_to: sql<Date | null>`${newest}::timestamptz`,
    learned_at: sql<Date>`now()`,
    examples: stories,
    right_with: proof?.rightWith ?? null,
    right_without: proof?.rightWithout ?? null,
  }
  // A trigger tells the pipeline whenever weights are set, so they are set only when they change.
  const used = { proven: weights !== null, weights: weights && Buffer.from(weights) }
  if (!known)
    await tx
      .insertInto('sentiment_adjustments')
      .values({ org_id: orgId, ...learned, ...used })
      .onConflict(conflict => conflict.column('org_id').doUpdateSet({ ...learned, ...used }))
      .execute()
  else
    await tx
      .updateTable('sentiment_adjustments')
      .set(weights || inUse ? { ...learned, ...used } : learned)
      .where('org_id', '=', orgId)
      .execute()
}
