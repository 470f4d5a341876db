import { RefusalError, TextField, useWords } from '@guanlan/platform/web'
import { lazy, Suspense, useId } from 'react'
import type { InstructionField, Values } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import styles from './scene.module.css'

const ArticlesField = lazy(() => import('./ArticlesField.tsx'))

export interface FieldProblem {
  /** Empty: of none of them. */
  field: string
  text: string
}

export function problemIn(error: unknown): FieldProblem {
  const field = error instanceof RefusalError ? (error.problems[0]?.field ?? '') : ''
  return { field: field.replace(/^values\./, ''), text: (error as Error).message }
}

/** What is written into the fields of an instruction; what is wrong stands at its field. */
export function FieldInputs({
  fields,
  values,
  problem,
  onChange,
}: {
  fields: readonly InstructionField[]
  values: Values
  problem: FieldProblem | null
  onChange: (name: string, value: Values[string]) => void
}) {
  const problemOf = (name: string) => (problem?.field === name ? problem.text : undefined)
  // Articles are looked for by the first thing that is written.
  const subject = fields.map(({ name }) => values[name]).find(value => typeof value === 'string' && value.trim() !== '')
  return fields.map(field =>
    field.kind === 'articles' ? (
      <Suspense key={field.name}>
        <ArticlesField
          field={field}
          subject={String(values.subject ?? subject ?? '')}
          problem={problemOf(field.name)}
          onChange={ids => onChange(field.name, ids)}
        />
      </Suspense>
    ) : (
      <Writing
        key={field.name}
        field={field}
        value={String(values[field.name] ?? '')}
        problem={problemOf(field.name)}
        onChange={text => onChange(field.name, text)}
      />
    ),
  )
}

function Writing({
  field: { label, kind, most, required },
  value,
  problem,
  onChange,
}: {
  field: InstructionField
  value: string
  problem: string | undefined
  onChange: (text: string) => void
}) {
  const t = useWords(screenStrings)
  const id = useId()
  const aside = required ? undefined : <span className="dim">{t('optional')}</span>
  if (kind === 'line')
    return (
      <TextField
        label={label}
        aside={aside}
        maxLength={most}
        value={value}
        problem={problem}
        onChange={event => onChange(event.target.value)}
      />
    )
  return (
    <div className="labelled">
      <div className="label-line">
        <label htmlFor={id}>{label}</label>
        <span className="dim">{`${value.length} / ${most}`}</span>
      </div>
      <textarea
        id={id}
        className={`field ${styles.text}`}
        rows={8}
        maxLength={most}
        value={value}
        aria-invalid={problem ? true : undefined}
        onChange={event => onChange(event.target.value)}
      />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
