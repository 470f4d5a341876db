/** Ready templates of what features above keep: a heading a section, blocks of reports, and blocks of their own. Pure. */
import { type Locale, type Phrases, say } from '@guanlan/platform/contract'
import { TemplateBlock } from '../../contract.ts'

export type ReadyPart<Word extends string> =
  | { heading: Word }
  | { kind: TemplateBlock['kind'] }
  /** A block that is handed in, as `crisis.tasks`. */
  | { records: string }

/** @param words of the feature: those of headings and, under `name`, what the template is called */
export function readyTemplate<Word extends string>(
  words: Pick<Phrases, Word>,
  name: Word,
  parts: readonly ReadyPart<Word>[],
  locale: Locale,
): { name: string; blocks: TemplateBlock[] } {
  return {
    name: say(words[name], locale),
    blocks: parts.map((part, at) => {
      const id = `b${at + 1}`
      return 'heading' in part
        ? TemplateBlock.parse({ id, kind: 'heading', title: say(words[part.heading], locale) })
        : TemplateBlock.parse({ id, kind: 'records', ...part })
    }),
  }
}
