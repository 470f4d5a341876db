import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { regionChoices, wordChoices } from '@guanlan/features/articles/articles/web'
import { ConditionLines, type Draft, PickManyInput, TagsInput, TextInput, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type ConditionField, conditionFields, type Filter, mostConditions, relationsOf } from '../contract.ts'
import { strings } from '../strings.ts'
import { blankCondition, type FilterFormValues } from './filter-form.ts'

const languages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'other'] as const

/** The conditions of a list, each in a line: what it looks at, how, and for what. */
export function ConditionsInput({ of: draft }: { of: Draft<FilterFormValues, Filter> }) {
  const t = useWords(strings)
  const { form } = draft
  const conditions = form.watch('conditions')
  const set = (next: FilterFormValues['conditions']) =>
    form.setValue('conditions', next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    })
  const problem = form.getFieldState('conditions', form.formState).error?.message
  return (
    <ConditionLines
      label={t('conditions')}
      conditions={conditions}
      onChange={set}
      fields={conditionFields.map(each => [each, t(`field_${each}`)] as const)}
      relationsOf={relationsOf}
      sayRelation={each => t(each)}
      valueField={(field, index) => <ValueInput of={draft} index={index} field={field} />}
      blank={blankCondition}
      most={mostConditions}
      problem={problem}
    />
  )
}

function ValueInput({
  of,
  index,
  field,
}: {
  of: Draft<FilterFormValues, Filter>
  index: number
  field: ConditionField
}) {
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
  of: Draft<FilterFormValues, Filter>
  name: `conditions.${number}.value`
  label: string
  words: readonly (keyof typeof articleStrings & string)[]
}) {
  const a = useWords(articleStrings)
  const source = useMemo(
    () =>
      wordChoices(
        `filter words ${a(words[0] as 'web')}`,
        words.map(id => [id, a(id as 'web')] as const),
      ),
    [words, a],
  )
  return <PickManyInput {...at} source={source} />
}
