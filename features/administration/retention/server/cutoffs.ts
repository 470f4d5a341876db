/** For one run: before which moment things go, for the installation and for organisations that keep otherwise. */
import type { Client } from 'pg'
import type { RetentionKind } from '../contract.ts'
import { cutoffOf } from './decide.ts'

export interface Cutoffs {
  /** Of whoever keeps shortest; null: everybody keeps for ever. */
  shortest(kind: RetentionKind): Date | null
  /** SQL: true for rows of an alias whose moment is over for their organisation, never null. */
  isOver(kind: RetentionKind, row: string, at: string): string
  /** The same of what belongs to no organisation. */
  isOverForAll(kind: RetentionKind, row: string, at: string): string
}

interface Limit {
  org_id: number | null
  kind: RetentionKind
  months: number | null
}

export async function readCutoffs(db: Client, now: Date): Promise<Cutoffs> {
  const { rows } = await db.query<Limit>(`
    select null::int as org_id, kind, months from retention_limits union all select org_id, kind, months from org_retention_limits`)
  const of = (requested: RetentionKind) =>
    rows
      .filter(({ kind }) => kind === requested)
      .map(({ org_id, months }) => ({ orgId: org_id, before: cutoffOf(months, now) }))
  const ofAll = (kind: RetentionKind) => written(of(kind).find(({ orgId }) => orgId === null)?.before ?? null)
  return {
    shortest: kind =>
      of(kind).reduce<Date | null>(
        (latest, { before }) => (before && (!latest || before > latest) ? before : latest),
        null,
      ),
    isOver(kind, row, at) {
      const others = of(kind).filter(({ orgId }) => orgId !== null)
      // Written into the statement: it is asked of millions of rows.
      const cases = others.map(({ orgId, before }) => `when ${orgId} then ${written(before)}`).join(' ')
      return `${row}.${at} < ${cases ? `case ${row}.org_id ${cases} else ${ofAll(kind)} end` : ofAll(kind)}`
    },
    isOverForAll: (kind, row, at) => `${row}.${at} < ${ofAll(kind)}`,
  }
}

const written = (before: Date | null): string => `'${before ? before.toISOString() : '-infinity'}'::timestamptz`
