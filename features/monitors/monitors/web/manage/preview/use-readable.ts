/** Which rule the preview counts: the one that is written, and while it has a mistake the nearest that can be read. */
import { useMemo, useRef } from 'react'
import { type Draft, formOf, hasWords } from '../../drafts/draft.ts'
import { type CheckedRule, checkedOf, type Engine } from '../rule/check-rule.ts'
import { mendedOf } from './mended.ts'

/** Why another rule is counted: as if the mistake were mended, or as it was before it. */
export type Instead = { kind: 'mended'; rule: string } | { kind: 'before' } | null

export function useReadable(
  engine: Engine | null,
  draft: Draft,
  rule: CheckedRule | null,
): { counted: Draft | null; instead: Instead } {
  const before = useRef<Draft | null>(null)
  const isReadable = rule !== null && !rule.blocked
  if (isReadable && hasWords(draft)) before.current = draft
  const mended = useMemo(() => (engine && rule?.blocked ? mendedOf(engine, draft) : null), [engine, draft, rule])
  const written = useMemo(
    () =>
      engine && mended
        ? checkedOf(engine, mended.view === 'text' ? engine.parse(mended.rule) : engine.fromForm(formOf(mended))).text
        : null,
    [engine, mended],
  )
  if (rule === null || !hasWords(draft)) return { counted: null, instead: null }
  if (isReadable) return { counted: draft, instead: null }
  if (mended && written) return { counted: mended, instead: { kind: 'mended', rule: written } }
  return before.current ? { counted: before.current, instead: { kind: 'before' } } : { counted: null, instead: null }
}
