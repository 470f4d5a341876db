/** Words in the language of the report. Pure. */
import { type Phrase, say } from '@guanlan/platform/contract'
import type { SimpleTemplateBlock, TemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import type { Made } from './made.ts'

export const wordOf =
  ({ scope }: Pick<Made, 'scope'>) =>
  (phrase: Phrase, values?: Record<string, unknown>) =>
    say(phrase, scope.locale, values)

/** As it was named in the template, else the block's own name. */
export const titleOf = (block: TemplateBlock | SimpleTemplateBlock, made: Pick<Made, 'scope'>): string =>
  block.title || wordOf(made)(words[block.kind])
