/** The columns of an order while they are put together. Pure. */
import { type FieldChoice, type FieldKey, type FieldSet, fieldKeys, levelOf, usualFields } from '../../contract.ts'

export const usualChoice = (level: number): FieldChoice[] =>
  openOf(
    usualFields.map(key => ({ key })),
    level,
  )

/** What the organisation may have of a set that was kept when it might have more. */
export const openOf = (fields: readonly FieldChoice[], level: number): FieldChoice[] =>
  fields.filter(({ key }) => levelOf(key) <= level)

/** One's own default, else the organisation's, else the usual ones. */
export function startWith(sets: readonly FieldSet[], level: number): FieldChoice[] {
  const chosen = sets.find(each => each.isDefault && !each.shared) ?? sets.find(each => each.isDefault)
  const fields = chosen ? openOf(chosen.fields, level) : []
  return fields.length > 0 ? fields : usualChoice(level)
}

/** A field that is turned on stands last. */
export const turned = (fields: readonly FieldChoice[], key: FieldKey, on: boolean): FieldChoice[] =>
  on ? [...fields, { key }] : fields.filter(each => each.key !== key)

/** An empty name is the field's own. */
export const renamed = (fields: readonly FieldChoice[], at: number, title: string): FieldChoice[] =>
  fields.map((field, place) => (place !== at ? field : title.trim() ? { key: field.key, title } : { key: field.key }))

export const ofLevel = (level: number): FieldKey[] => fieldKeys.filter(key => levelOf(key) === level)
