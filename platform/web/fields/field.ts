/** What every field of a form takes and gives. */
import { type ReactNode, useEffect } from 'react'
import { type FieldError, type FieldPathByValue, type FieldValues, type Path, useController } from 'react-hook-form'
import type { Draft } from '../records/draft.ts'

export interface FieldProps<D extends FieldValues, V> {
  /** From `useDraft`. */
  // biome-ignore lint/suspicious/noExplicitAny: a field reads what is written, not what is kept
  of: Draft<D, any>
  name: FieldPathByValue<D, V>
  label: string
  /** A sentence below the field. */
  note?: string
  disabled?: boolean
}

/**
 * Value, change and blur of one field, the ref that the first wrong field is focused by, and the sentence of what is wrong.
 * `say` is how a value is read where two versions of a record are compared.
 */
export function useField<D extends FieldValues, V>(
  { of, name, label }: FieldProps<D, V>,
  say: (value: V) => ReactNode = value => (value === null || value === undefined ? null : String(value)),
) {
  const { field, fieldState } = useController({ control: of.form.control, name: name as Path<D> })
  useEffect(() => {
    of.fields.set(name, { label, say: say as (value: never) => ReactNode })
  })
  useEffect(() => () => void of.fields.delete(name), [of.fields, name])
  return {
    name: field.name,
    ref: field.ref,
    onBlur: field.onBlur,
    value: field.value as V,
    onChange: field.onChange as (value: V) => void,
    problem: sentenceOf(fieldState.error),
  }
}

/** A field with a list inside says the first of what is wrong with its parts. */
function sentenceOf(error: FieldError | undefined): string | undefined {
  if (error === undefined || error === null) return undefined
  if (typeof error.message === 'string') return error.message
  const inner = Object.values(error).find(each => each !== null && typeof each === 'object')
  return sentenceOf(inner as FieldError | undefined)
}
