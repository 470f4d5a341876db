import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextField } from '../parts/TextField.tsx'
import { type FieldProps, useField } from './field.ts'
import { Below } from './Labelled.tsx'

/** A number, null while nothing is written. What cannot be read as one is kept as written, and the schema names it. */
export function NumberInput<D extends FieldValues>({
  unit,
  ...at
}: FieldProps<D, number | null> & {
  /** Stands behind the figure: 篇, %. */
  unit?: string
}) {
  const { value, onChange, problem, ...field } = useField<D, number | null>(at)
  const [written, setWritten] = useState(textOf(value))
  // Discarded, or loaded anew: what is shown follows the value, but not while "1." is being typed.
  useEffect(() => {
    setWritten(now => (Object.is(numberIn(now), value) ? now : textOf(value)))
  }, [value])
  return (
    <TextField
      {...field}
      label={at.label}
      inputMode="decimal"
      autoComplete="off"
      value={written}
      problem={problem}
      disabled={at.disabled}
      end={unit && <span>{unit}</span>}
      below={<Below id={at.name} note={at.note} />}
      onChange={event => {
        setWritten(event.target.value)
        onChange(numberIn(event.target.value))
      }}
    />
  )
}

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value))

/** Full-width digits and grouping commas as Chinese input methods and tables write them. NaN: not a number. */
export function numberIn(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '')
  return plain === '' ? null : /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
