/** Which cue a text gives, by the published rules. */
import { evaluate, parse, type Rule } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { type CueKind, cueOrder, cues } from '../../contract/cues.ts'

/** Characters of a text that are read: what it is about stands in front. */
const mostRead = 600

let read: { kind: CueKind; rule: Rule }[] | null = null
function rules() {
  read ??= cueOrder.map(kind => {
    const { rule } = parse(cues[kind])
    if (!rule) throw new Error(`The cue ${kind} cannot be read`)
    return { kind, rule }
  })
  return read
}

/** @returns null: it gives none */
export function cueOf({ title, body }: { title: string; body: string }): CueKind | null {
  const article = { title: canonicalise(title), body: canonicalise(body.slice(0, mostRead)) }
  return rules().find(({ rule }) => evaluate(rule, article))?.kind ?? null
}

/** Whether it gives this one, besides any other. */
export function hasCue(kind: CueKind, { title, body }: { title: string; body: string }): boolean {
  const article = { title: canonicalise(title), body: canonicalise(body.slice(0, mostRead)) }
  return rules().some(each => each.kind === kind && evaluate(each.rule, article))
}
