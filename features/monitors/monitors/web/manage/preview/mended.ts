/** A draft with a mistake as it would be once that is mended, so that its preview need not go. Pure. */
import type { MonitorForm } from '@guanlan/engine/rules'
import { type Draft, formOf, partsOf } from '../../drafts/draft.ts'
import type { Engine } from '../rule/check-rule.ts'

/** Mistakes mended one after the other; more of them are no slip of the hand. */
const mostMended = 20
/** An operator that nothing follows yet. */
const unfinished = /[\s+＋|｜\-－(（{｛^＾:：]+$/

type Reading = Pick<Engine, 'parse' | 'fromForm'>

/** By the first fix that each mistake offers. Null: it offers none. */
export const mendedOf = (engine: Reading, draft: Draft): Draft | null =>
  draft.view === 'text' ? mendedText(engine, draft) : mendedForm(engine, draft)

function mendedText({ parse }: Reading, draft: Draft): Draft | null {
  let text = draft.rule
  for (let n = 0; n < mostMended; n++) {
    const { rule, problems } = parse(text)
    if (rule) return { ...draft, rule: text }
    const fix = problems.find(({ severity }) => severity === 'error')?.fixes?.[0]
    const next = unfinished.test(text)
      ? text.replace(unfinished, '')
      : fix && text.slice(0, fix.from) + fix.replacement + text.slice(fix.to)
    if (next === undefined || next === text) return null
    text = next
  }
  return null
}

function mendedForm({ fromForm }: Reading, draft: Draft): Draft | null {
  let form: MonitorForm = formOf(draft)
  for (let n = 0; n < mostMended; n++) {
    const { rule, problems } = fromForm(form)
    if (rule) return { ...draft, ...partsOf(form) }
    const error = problems.find(({ severity }) => severity === 'error')
    const fix = error?.fixes?.[0]
    if (!error || !fix) return null
    const mend = (words: string) => words.slice(0, fix.from) + fix.replacement + words.slice(fix.to)
    const { group: at } = error
    form =
      at === undefined
        ? { ...form, excluded: mend(form.excluded) }
        : {
            ...form,
            groups: form.groups.map((group, i) => (i === at ? { ...group, words: mend(group.words) } : group)),
          }
  }
  return null
}
