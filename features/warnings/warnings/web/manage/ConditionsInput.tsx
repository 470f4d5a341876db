import { Language, mediaLevels } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { mediaSource, regionChoices, wordChoices } from '@guanlan/features/articles/articles/web'
import {
  type ChoiceSource,
  ConditionLines,
  type Draft,
  PickManyInput,
  TagsInput,
  TextInput,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type ConditionField, conditionFields, mostConditions, relationsOf, type Warning } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { takesNoValue, type WarningFormValues } from './warning-form.ts'

/** What else is asked of an article, each in a line. */
export function ConditionsInput({ of: draft }: { of: Draft<WarningFormValues, Warning> }) {
  const t = useWords(strings)
  const { form } = draft
  const set = (next: WarningFormValues['conditions']) =>
    form.setValue('conditions', next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <ConditionLines
      label={t('conditions')}
      conditions={form.watch('conditions')}
      onChange={next => set(next as WarningFormValues['conditions'])}
      fields={conditionFields.map(each => [each, t(`field_${each}`)] as const)}
      relationsOf={relationsOf}
      sayRelation={each => t(each)}
      valueField={(field, index) =>
        takesNoValue(field) ? null : <ValueInput of={draft} index={index} field={field} />
      }
      blank={{ name: 'level', relationOperator: 'atLeast', value: [] }}
      most={mostConditions}
      problem={form.getFieldState('conditions', form.formState).error?.message}
    />
  )
}

function ValueInput({
  of,
  index,
  field,
}: {
  of: Draft<WarningFormValues, Warning>
  index: number
  field: ConditionField
}) {
  const t = useWords(strings)
  const source = useSource(field)
  const at = { of, name: `conditions.${index}.value` as const, label: t('value') }
  if (field === 'followers' || field === 'interactions')
    return <TextInput of={of} name={`conditions.${index}.value.0`} label={t('value')} />
  return source ? <PickManyInput<WarningFormValues, string> {...at} source={source} /> : <TagsInput {...at} />
}

/** What a field is chosen from; null: it is written. */
function useSource(field: ConditionField): ChoiceSource | null {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  return useMemo(() => {
    switch (field) {
      case 'level':
        return wordChoices(
          `levels ${t('level1')}`,
          ([1, 2, 3, 4] as const).map(level => [String(level), t(`level${level}`)] as const),
        )
      case 'mediaLevel':
        return wordChoices(
          `media levels ${a('central')}`,
          mediaLevels.map(level => [level, a(level)] as const),
        )
      case 'language':
        return wordChoices(
          `languages ${a('en')}`,
          Language.options.map(each => [each, a(each)] as const),
        )
      case 'media':
        return textIds(mediaSource)
      case 'region':
      case 'mentioned':
        return regionChoices
      default:
        return null
    }
  }, [field, t, a])
}

/** The same choices with ids as text, as conditions keep them. */
const textIds = (source: ChoiceSource): ChoiceSource => ({
  name: `${source.name} as text`,
  find: async (like, options) => (await source.find(like, options)).map(each => ({ ...each, id: String(each.id) })),
  byIds: async (ids, options) =>
    (await source.byIds(ids.map(Number), options)).map(each => ({ ...each, id: String(each.id) })),
})
