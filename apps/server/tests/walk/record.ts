/** What the record tells of an act that was just done: its words, its object by name, and what differs without names of columns. */
import type { EntryDetail } from '@guanlan/features/workspace/audit-log/contract'
import { recordWords } from '../../record-words.ts'
import type { Caller } from '../product.ts'
import type { Call } from './calls.ts'

const path = '/inews/operationLog/user/logs'

/** Null: nothing of it is recorded; it changed only what is one person's own, or what has no history. */
export async function readRecord([name]: Call, owner: Caller): Promise<string[] | null> {
  const { body } = await owner.ask('POST', `${path}/list`, { pageSize: 5 })
  if (!body.data) return [JSON.stringify(body)]
  const entry = body.data.list.find(({ code }: { code: string }) => code === name)
  if (!entry) return null
  const problems: string[] = []
  if (!wordsOf(name).includes(entry.what)) problems.push(`is called ${entry.what}`)
  if (entry.subject === null || entry.subject.startsWith('#')) problems.push(`names no object: ${entry.subject}`)
  const { rows, request } = (await owner.ask('GET', `${path}/${entry.id}`)).body.data as EntryDetail
  const fields = [...rows.flatMap(row => row.fields), ...request]
  if (fields.length === 0 && entry.changed > 0 && !isHidden.has(name)) problems.push('changes nothing that can be read')
  const columns = fields.filter(field => /^[a-z]+(?:_[a-z]+)+$/.test(field.name))
  return [...problems, ...columns.map(column => `shows the column ${column.name}`)]
}

const wordsOf = (name: string) => ['', ':on', ':off'].flatMap(suffix => recordWords.acts[`${name}${suffix}`]?.[0] ?? [])

/** What differs is stored nowhere: facts of people (they must stay gone once they are erased), texts of reports, and what was saved as it was. */
const isHidden: ReadonlySet<string> = new Set([
  'carOwners.create',
  'carOwners.update',
  'carOwners.delete',
  'reports.bringBack',
  'bigScreens.saveTouchBank',
])
