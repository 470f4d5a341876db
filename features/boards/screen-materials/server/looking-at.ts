/** Rows of a file, each held against what the form of the list asks for. */
import { Refusal } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'

/** @param check as of one record; its refusals name the field */
export const lookingAt =
  <Draft>(check: (scope: Scope, draft: Draft) => Promise<void>) =>
  async (scope: Scope, drafts: readonly Draft[]) => {
    const refused: { at: number; refusal: Refusal }[] = []
    const added: number[] = []
    for (const [at, draft] of drafts.entries())
      try {
        await check(scope, draft)
        added.push(at)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused.push({ at, refusal: error })
      }
    return { refused, added }
  }
