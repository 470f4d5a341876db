/** A row of `chart_notes` (`r`), as it is read and told. */
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ChartNote } from '../../contract.ts'

export interface NoteRow extends Omit<ChartNote, 'from' | 'until' | 'updatedAt' | 'mayChange'> {
  from: Date
  until: Date | null
  updatedAt: Date
  writerId: number
}

export const noteColumns = sql`
  r.id, r.version, r.monitor_id as "monitorId", r.entry, r.starts_at as "from", r.ends_at as "until", r.text, r.writer_id as "writerId",
  (select m.name from ${monitorRows} m where m.org_id = r.org_id and m.id = r.monitor_id) as monitor,
  coalesce(member_name(r.writer_id), '#' || r.writer_id) as writer,
  r.updated_at as "updatedAt", coalesce(member_name(r.updated_by), '#' || r.updated_by) as "updatedBy"`

export const noteOf = (
  { userId, may }: Pick<Scope, 'userId' | 'may'>,
  { writerId, from, until, updatedAt, ...row }: NoteRow,
): ChartNote => ({
  ...row,
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
  mayChange: may('charts.annotateAll') || (writerId === userId && may('charts.annotate')),
})
