import { SkeletonBlock } from '@guanlan/platform/web'
import { useEffect, useRef, useState } from 'react'
import type { FieldProblem } from './field-problem.ts'
import type { KnownWord } from './offers.ts'
import type { RuleField as Field, FieldWords } from './open-field.ts'
import styles from './text.module.css'

/** The editor comes with the first rule that is written as text: no other screen pays for it. */
export const loadField = () => import('./open-field.ts')

/** A rule as text. `select` is set once the field is there, for those who point at a place in it. */
export function RuleField({
  text,
  problems,
  wrong,
  words,
  known,
  describedBy,
  select,
  onChange,
}: {
  text: string
  problems: readonly FieldProblem[]
  wrong: boolean
  words: FieldWords
  known: readonly KnownWord[]
  describedBy: string
  select: { current: ((from: number, to: number) => void) | null }
  onChange: (text: string) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const [field, setField] = useState<Field | null>(null)
  const latest = useRef({ text, words, known, onChange })
  useEffect(() => {
    latest.current = { text, words, known, onChange }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; what changes later is told to it below
  useEffect(() => {
    let opened: Field | undefined
    let gone = false
    void loadField().then(({ openField }) => {
      if (gone || !place.current) return
      opened = openField(place.current, {
        text: latest.current.text,
        words: latest.current.words,
        describedBy,
        known: () => latest.current.known,
        onChange: now => latest.current.onChange(now),
      })
      select.current = opened.select
      setField(opened)
    })
    return () => {
      gone = true
      select.current = null
      opened?.destroy()
    }
  }, [])
  useEffect(() => field?.setText(text), [field, text])
  useEffect(() => field?.setProblems(problems), [field, problems])
  useEffect(() => field?.setWrong(wrong), [field, wrong])
  useEffect(() => field?.setWords(words), [field, words])
  return (
    <div ref={place} className={styles.ruleField}>
      {!field && <SkeletonBlock height={110} />}
    </div>
  )
}
