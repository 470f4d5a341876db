import type { ReactNode, Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'
import { Labelled } from './Labelled.tsx'

/** What a control of a feature (a rule box, an editor) gets to be a field of a form. */
export interface Slot<V> {
  value: V
  onChange: (value: V) => void
  onBlur: () => void
  /** To what can be focused: the first wrong field is. */
  ref: Ref<never>
  problem: string | undefined
  labelId: string
  describedBy: string | undefined
}

/** A field around a control that the platform does not know. */
export function SlotInput<D extends FieldValues, V>({
  say,
  aside,
  children,
  ...at
}: FieldProps<D, V> & { say?: (value: V) => ReactNode; aside?: ReactNode; children: (slot: Slot<V>) => ReactNode }) {
  const { problem, ref, value, onChange, onBlur } = useField<D, V>(at, say)
  return (
    <Labelled label={at.label} note={at.note} problem={problem} aside={aside}>
      {ids => children({ ...ids, problem, ref: ref as Ref<never>, value, onChange, onBlur })}
    </Labelled>
  )
}
