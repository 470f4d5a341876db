import { mediaTypes } from '@guanlan/features/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/strings'
import {
  Button,
  type ChoiceSource,
  type Draft,
  IconButton,
  PickManyInput,
  TagsInput,
  TextInput,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import {
  type ConditionField,
  conditionFields,
  type Filter,
  mostConditions,
  type Relation,
  relationsOf,
} from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './filters.module.css'
import { regionChoices } from './region-choices.ts'
import { blankCondition, type WrittenFilter } from './written.ts'

const languages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'other'] as const

/** The conditions of a list, each in a line: what it looks at, how, and for what. */
export function ConditionsInput({ of: draft }: { of: Draft<WrittenFilter, Filter> }) {
  const t = useWords(strings)
  const { form } = draft
  const conditions = form.watch('conditions')
  const set = (next: WrittenFilter['conditions']) =>
    form.setValue('conditions', next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    })
  const problem = form.getFieldState('conditions', form.formState).error?.message
  return (
    <fieldset className={styles.conditions}>
      <legend className="label-line">{t('conditions')}</legend>
      <ol>
        {conditions.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place; its fields are named by it
          <li key={index} aria-label={t('condition', { number: index + 1 })}>
            <Choose
              label={t('field')}
              value={condition.name}
              options={conditionFields.map(each => [each, t(`field_${each}`)])}
              onChange={name =>
                set(conditions.with(index, { name, relationOperator: relationsOf[name][0] ?? null, value: [] }))
              }
            />
            <Choose
              label={t('relation')}
              value={condition.relationOperator}
              options={(condition.name ? relationsOf[condition.name] : []).map(each => [each, t(each)])}
              onChange={relationOperator => set(conditions.with(index, { ...condition, relationOperator }))}
            />
            <div className={styles.value}>
              {condition.name && <ValueInput key={condition.name} of={draft} index={index} field={condition.name} />}
            </div>
            <IconButton
              icon="close"
              size="small"
              label={t('removeCondition', { number: index + 1 })}
              onClick={() => set(conditions.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Button
        size="small"
        icon="plus"
        disabled={conditions.length >= mostConditions}
        onClick={() => set([...conditions, blankCondition])}
      >
        {t('addCondition')}
      </Button>
    </fieldset>
  )
}

function ValueInput({ of, index, field }: { of: Draft<WrittenFilter, Filter>; index: number; field: ConditionField }) {
  const t = useWords(strings)
  const many = { of, name: `conditions.${index}.value` as const, label: t('value') }
  switch (field) {
    case 'advertisement':
      return null
    case 'rule':
    case 'length':
    case 'interactions':
      return <TextInput of={of} name={`conditions.${index}.value.0`} label={t('value')} />
    case 'language':
    case 'type':
      return <PickWords {...many} words={field === 'type' ? mediaTypes : languages} name={many.name} />
    case 'region':
      return <PickManyInput {...many} source={regionChoices} />
    default:
      return <TagsInput {...many} note={t('wordsNote')} />
  }
}

function PickWords({
  words,
  ...at
}: {
  of: Draft<WrittenFilter, Filter>
  name: `conditions.${number}.value`
  label: string
  words: readonly (keyof typeof articleStrings & string)[]
}) {
  const a = useWords(articleStrings)
  const source = useMemo<ChoiceSource>(() => {
    const all = words.map(id => ({ id, name: a(id as 'web') }))
    return {
      name: `filter words ${a(words[0] as 'web')}`,
      find: async like => all.filter(({ name }) => name.toLowerCase().includes(like.toLowerCase())),
      byIds: async () => all,
    }
  }, [words, a])
  return <PickManyInput {...at} source={source} />
}

function Choose<T extends ConditionField | Relation>({
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
