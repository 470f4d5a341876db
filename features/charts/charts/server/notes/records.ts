/** Annotations as they are kept: written by members, changed by whoever wrote them and by administrators. */
import { libraryAccounts, libraryMedia } from '@guanlan/features/articles/articles/server/questions'
import { isMonitor } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ChartNote, NoteDraft } from '../../contract.ts'
import { type NoteRow, noteColumns, noteOf } from './rows.ts'

interface Written extends NoteDraft {
  writerId: number
}

const records = recordTable<Written, unknown, 'from'>({
  table: 'chart_notes',
  fields: {
    monitorId: 'monitor_id',
    entry: 'entry',
    from: 'starts_at',
    until: 'ends_at',
    text: 'text',
    writerId: 'writer_id',
  },
  sorts: { from: { value: sql`r.starts_at`, type: 'timestamptz' } },
})

/** @throws missing: it is gone, of another organisation, or of a monitor that the reader does not see */
export async function getNote(scope: Scope, id: number): Promise<ChartNote> {
  return noteOf(scope, await rowOf(scope, id))
}

export async function addNote(scope: CallScope, draft: NoteDraft): Promise<ChartNote> {
  await requireSubject(scope, draft)
  const { id } = await records.create(scope, { ...draft, writerId: scope.userId })
  return getNote(scope, id)
}

/** @throws forbidden for a note of somebody else; a conflict that names who changed it since */
export async function changeNote(
  scope: Scope,
  { id, version, ...draft }: NoteDraft & { id: number; version: number },
): Promise<ChartNote> {
  const { writerId } = await requireOwn(scope, id)
  await requireSubject(scope, draft)
  await records.update(scope, { ...draft, id, version, writerId })
  return getNote(scope, id)
}

/** @throws forbidden for a note of somebody else */
export async function removeNote(scope: Scope, id: number): Promise<{ changed: number }> {
  await requireOwn(scope, id)
  return records.remove(scope, { ids: [id], allOf: null, but: [] })
}

async function rowOf({ orgId, db }: Scope, id: number): Promise<NoteRow> {
  const { rows } = await sql<NoteRow>`
    select ${noteColumns} from chart_notes r where r.org_id = ${orgId} and r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

async function requireOwn(scope: Scope, id: number): Promise<NoteRow> {
  const row = await rowOf(scope, id)
  const note = noteOf(scope, row)
  if (!note.mayChange) throw refuse('forbidden', 'charts.noteOfAnother', { writer: note.writer })
  return row
}

async function requireSubject(scope: Scope, { monitorId, entry }: NoteDraft): Promise<void> {
  if (monitorId !== null && !(await isMonitor(scope, monitorId)))
    throw refuse('invalid', 'charts.noteMonitor', {}, 'monitorId')
  if (entry !== null && !(await isEntry(scope, entry))) throw refuse('invalid', 'charts.noteEntry', {}, 'entry')
}

async function isEntry({ orgId, db }: Scope, entry: string): Promise<boolean> {
  const rows = entry.startsWith('m') ? libraryMedia(orgId) : libraryAccounts(orgId)
  const found = await sql`select from ${rows} e where e.id = ${Number(entry.slice(1))} limit 1`.execute(db)
  return found.rows.length > 0
}
