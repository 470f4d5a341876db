/** A use that is written down once it is over: pieces of translations, whose cost is said before them as a whole. */
import { refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { ModelScene } from '../contract.ts'
import type { CountedTokens } from './endpoint.ts'
import { type ModelParts, termsRow } from './settings.ts'
import { microFenOf, type Prices } from './tokens.ts'
import { overLimit, spentToday, type UseEstimate } from './uses.ts'

interface Use extends Prices {
  orgId: number
  /** Null: a task. */
  userId: number | null
  scene: ModelScene
  model: string
}

/** @throws a refusal: with it the day is over a limit */
export async function requireDayLeft({ system }: ModelParts, use: Use, estimate: UseEstimate): Promise<void> {
  const price = microFenOf(use, estimate.tokensIn, estimate.tokensOut)
  if (price === 0) return
  const { orgId, userId } = use
  const { mostOfPerson, mostOfAll } = await termsRow(system, orgId)
  const spent = await spentToday({ db: system, orgId, userId: userId ?? 0 })
  const over = overLimit(price, { run: null, person: userId === null ? null : mostOfPerson, all: mostOfAll }, spent)
  if (over) throw refuse('forbidden', over.key, over.values as never)
}

export async function noteUse(
  { system }: ModelParts,
  use: Use,
  { counted, estimate }: { counted: CountedTokens; estimate: UseEstimate },
): Promise<void> {
  const [tokensIn, tokensOut] = [counted.tokensIn ?? estimate.tokensIn, counted.tokensOut ?? estimate.tokensOut]
  await sql`
    insert into model_uses (org_id, day, user_id, scene, model, state, estimated, tokens_in, tokens_out, is_counted, micro_fen)
    values (${use.orgId}, quota_day(${use.orgId}), ${use.userId}, ${use.scene}, ${use.model}, 'done', ${estimate.tokensIn}, ${tokensIn}, ${tokensOut},
      ${counted.tokensIn !== null}, ${microFenOf(use, tokensIn, tokensOut)})`.execute(system)
}
