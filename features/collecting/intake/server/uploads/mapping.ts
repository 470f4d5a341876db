/** From the cells of a row to an article, by which column is which. Pure. */
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { type UploadField, uploadColumns, uploadFields } from '../../contract.ts'
import type { ReadingParts } from '../parts.ts'
import type { UploadedRow } from './uploaded-row.ts'

type Mapping = readonly (UploadField | null)[]

const compared = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** Other names that files have for a field. */
const alsoCalled: Partial<Record<UploadField, readonly string[]>> = {
  url: ['link', '网址', '網址', '原文链接', '原文連結'],
  body: ['content', 'text', '内容', '內容'],
  media: ['source', '来源', '來源', '媒体名称', '媒體名稱'],
  publishedAt: ['time', 'date', '时间', '時間', '发布日期', '發布日期'],
  sourceId: ['id'],
}

const fieldsByName = new Map<string, UploadField>(
  uploadFields.flatMap(field =>
    [...uploadColumns[field], field, ...(alsoCalled[field] ?? [])].map(name => [compared(name), field] as const),
  ),
)

/** Of two columns alike the first counts. */
export function recognise(headings: readonly string[]): (UploadField | null)[] {
  const taken = new Set<UploadField>()
  return headings.map(heading => {
    const field = fieldsByName.get(compared(heading)) ?? null
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const namesOf = <Code extends string>(codes: readonly Code[], phraseOf: (code: Code) => readonly string[]) =>
  new Map<string, Code>(codes.flatMap(code => [code, ...phraseOf(code)].map(name => [compared(name), code] as const)))
const typesByName = new Map([
  ...namesOf(mediaTypes, code => articleStrings[code]),
  ...(['网站', '網站', '网媒', '網媒', '新闻', '新聞'] as const).map(name => [name, 'web'] as const),
])
const sentimentsByName = new Map<string, number>([
  ...['正面', '正向', 'positive', '1'].map(name => [name, 1] as const),
  ...['中性', '中立', 'neutral', '0'].map(name => [name, 0] as const),
  ...['负面', '負面', '负向', 'negative', '-1'].map(name => [name, -1] as const),
])

const digitsLost = 2 ** 53

/** An article for `read` of the pipeline; what stands in no column stays out. JSON lines keep what their own fields say. */
export function itemOf(row: UploadedRow, mapping: Mapping, parts: Pick<ReadingParts, 'itemOf'>): unknown {
  if (row.object === null) return null
  const reported = saidIn(row.cells, mapping)
  // Taken as it stands, two articles would be one: a number that is no id any more is refused by name.
  if (row.rounded?.some(at => mapping[at] === 'sourceId')) reported.sourceId = digitsLost
  const { extra, commentList, repostList } = row.object ?? {}
  return {
    ...parts.itemOf({ ...(row.object && { account: row.object.account }), ...reported }),
    ...(extra !== undefined && { extra }),
    ...(commentList !== undefined && { commentList }),
    ...(repostList !== undefined && { repostList }),
  }
}

/** The same of cells that come from elsewhere than a table. */
export const articleOfCells = (
  cells: readonly string[],
  mapping: Mapping,
  parts: Pick<ReadingParts, 'itemOf'>,
): Record<string, unknown> => parts.itemOf(saidIn(cells, mapping))

function saidIn(cells: readonly string[], mapping: Mapping): Record<string, unknown> {
  const reported: Record<string, unknown> = {}
  for (const [at, field] of mapping.entries()) {
    const cell = cells[at]?.trim()
    if (field !== null && cell) reported[field] = readCell(field, cell)
  }
  return reported
}

function readCell(field: UploadField, cell: string): unknown {
  if (field === 'mediaType') return typesByName.get(compared(cell)) ?? cell
  if (field === 'sentiment') return sentimentsByName.get(compared(cell)) ?? cell
  return cell
}
