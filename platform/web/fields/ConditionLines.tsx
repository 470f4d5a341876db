import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { Button, IconButton } from '../parts/Button.tsx'

import styles from './conditions.module.css'
import { fieldStrings } from './strings.ts'

/** A condition as it is written: what is not chosen yet is null. */
export interface ConditionForm<Field extends string, Relation extends string> {
  name: Field | null
  relationOperator: Relation | null
  value: string[]
}

/** Conditions, each in a line: what it looks at, how, and for what. The field of the value is the feature's. */
export function ConditionLines<Field extends string, Relation extends string>({
  label,
  conditions,
  onChange,
  fields,
  relationsOf,
  sayRelation,
  valueField,
  blank,
  most,
  problem,
}: {
  label: string
  conditions: readonly ConditionForm<Field, Relation>[]
  onChange: (next: ConditionForm<Field, Relation>[]) => void
  fields: readonly (readonly [Field, name: string])[]
  relationsOf: Readonly<Record<Field, readonly Relation[]>>
  sayRelation: (relation: Relation, field: Field) => string
  valueField: (field: Field, index: number) => ReactNode
  blank: ConditionForm<Field, Relation>
  most: number
  problem?: string | undefined
}) {
  const t = useWords(fieldStrings)
  return (
    <fieldset className={styles.conditions}>
      <legend className="label-line">{label}</legend>
      <ol>
        {conditions.map((condition, index) => {
          const { name } = condition
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place; its fields are named by it
            <li key={index} aria-label={t('condition', { number: index + 1 })}>
              <Choose
                label={t('conditionField')}
                value={name}
                options={fields}
                onChange={next =>
                  onChange(
                    conditions.with(index, {
                      name: next,
                      relationOperator: relationsOf[next][0] ?? null,
                      value: [],
                    }),
                  )
                }
              />
              <Choose
                label={t('conditionRelation')}
                value={condition.relationOperator}
                options={name ? relationsOf[name].map(each => [each, sayRelation(each, name)] as const) : []}
                onChange={relationOperator => onChange(conditions.with(index, { ...condition, relationOperator }))}
              />
              <div key={name} className={styles.value}>
                {name && valueField(name, index)}
              </div>
              <IconButton
                icon="close"
                size="small"
                label={t('removeCondition', { number: index + 1 })}
                onClick={() => onChange(conditions.filter((_, place) => place !== index))}
              />
            </li>
          )
        })}
      </ol>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Button
        size="small"
        icon="plus"
        disabled={conditions.length >= most}
        onClick={() => onChange([...conditions, blank])}
      >
        {t('addCondition')}
      </Button>
    </fieldset>
  )
}

function Choose<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: T | null
  options: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}) {
  return (
    <label className="labelled">
      <span className="label-line">{label}</span>
      <select className="field" value={value ?? ''} onChange={event => onChange(event.target.value as T)}>
        {value === null && <option value="" />}
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
