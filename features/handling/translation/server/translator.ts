/** Who translates texts one by one, so that each stays beside its own. */
import type { TranslationTarget } from '@guanlan/features/articles/articles/contract'

export interface Translator {
  /** Of the model, as it is shown. */
  model: string
  /**
   * As many texts as were given, in their order.
   * @throws a refusal with a sentence when the service does not answer, or not with translations
   */
  translate(texts: readonly string[], target: TranslationTarget, signal: AbortSignal): Promise<Translated>
}

/** Whoever translates for a person or a task of an organisation now; null: nobody is set. */
export type TranslatorOf = (whose: { orgId: number; userId: number | null }) => Promise<Translator | null>

export interface Translated {
  texts: string[]
  /** As the service counted them; null: it did not. */
  tokens: number | null
}
