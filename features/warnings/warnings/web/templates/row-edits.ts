/** Rows and fields of a template as they are written: what can be done to them, and which formats a field knows. Pure. */
import type { TemplateField, TemplateFormat, TemplateRow } from '../../contract.ts'

type Item = TemplateRow['row_content'][number]

const ofTexts: readonly TemplateFormat[] = ['', 'hits', 'cut:20', 'cut:50', 'cut:100', 'cut:200']
const ofMoments: readonly TemplateFormat[] = ['time', 'date']
const ofNumbers: readonly TemplateFormat[] = ['', 'wan']

export const formatsOf = (field: TemplateField): readonly TemplateFormat[] =>
  field === 'openedAt' || field === 'publishedAt'
    ? ofMoments
    : field === 'articles' || field === 'media' || field === 'interactions'
      ? ofNumbers
      : ofTexts

export const blankItem = (field: TemplateField = 'title'): Item => ({
  filed_name: field,
  format: formatsOf(field)[0] ?? '',
  end_txt: '',
})
export const blankRow = (): TemplateRow => ({ row_title: '', row_content: [blankItem()] })

/** Another field keeps its format where it knows it. */
export const withField = (item: Item, field: TemplateField): Item => ({
  ...item,
  filed_name: field,
  format: formatsOf(field).includes(item.format) ? item.format : (formatsOf(field)[0] ?? ''),
})

/** @param to the place among the others, 0 at the top */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
