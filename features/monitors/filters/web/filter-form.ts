/** A list as it is written in its form: what is not chosen yet is null. */
import { type ConditionField, type Filter, FilterDraft, mediaProblemOf, type Relation } from '../contract.ts'

export interface ConditionForm {
  name: ConditionField | null
  relationOperator: Relation | null
  value: string[]
}
export interface FilterFormValues extends Omit<FilterDraft, 'conditions'> {
  conditions: ConditionForm[]
}

export const blankCondition: ConditionForm = { name: 'title', relationOperator: 'contains', value: [] }
export const blankFilter: FilterFormValues = {
  name: '',
  type: 'black',
  enabled: true,
  monitorIds: [],
  allMedia: true,
  media: [],
  logicOperator: 'and',
  conditions: [blankCondition],
}

export const formOfFilter = ({ id, version, updatedAt, updatedBy, ...draft }: Filter): FilterFormValues => draft

/** As the server takes it, which refuses by the field what is missing. */
export const bodyOf = (written: FilterFormValues): FilterDraft =>
  ({
    ...written,
    media: written.allMedia ? [] : written.media,
    conditions: written.conditions.map(({ value, ...condition }) => ({
      ...condition,
      value: value.filter(each => (each ?? '').trim() !== ''),
    })),
  }) as FilterDraft

/** What the form asks before it sends. */
export const FilterFormSchema = FilterDraft.superRefine((draft, context) => {
  const problem = mediaProblemOf(draft)
  if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.key })
  for (const [index, { name, value }] of draft.conditions.entries())
    if (name !== 'advertisement' && value.every(each => each.trim() === ''))
      context.addIssue({ code: 'custom', path: ['conditions', index, 'value'], message: 'filters.valueRequired' })
})

/** Whether trying it says something: every condition that is begun is written. */
export const isTriable = ({ conditions, media, allMedia }: FilterDraft): boolean =>
  (conditions.length > 0 || (!allMedia && media.length > 0)) &&
  (allMedia || media.length > 0) &&
  conditions.every(({ name, value }) => name === 'advertisement' || value.length > 0)
