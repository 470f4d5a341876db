/** Many drafts at once into a table of records: new ones are added, known ones changed where they differ. */
import type { Refusal } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Scope } from '../scope.ts'

export interface Absorbing<Draft> {
  by: keyof Draft & string
  fields: readonly string[]
  /** Null: as many as there are. */
  room: number | null
}
export interface Absorbed {
  added: number
  changed: number
  /** Values of `by` of those for which there was no room. */
  left: readonly string[]
  /** Indexes of drafts that the table refused, and why. */
  refused: readonly { at: number; refusal: Refusal }[]
}

/** Indexes of drafts by what `absorb` would do with them; the others are new. */
export interface Compared {
  changed: readonly number[]
  same: readonly number[]
}

interface AbsorbOptions<Draft> {
  table: string
  fields: { readonly [K in keyof Draft & string]: string | { readonly json: string } }
  /** What an index of the table refuses; null: the error is something else. */
  refusalOf: (draft: Draft, error: unknown) => Refusal | null
}

/** PostgreSQL reads the rows as rows of the table, so that no type is written twice. */
const writtenAs = <Draft extends object>({ table, fields }: Pick<AbsorbOptions<Draft>, 'table' | 'fields'>) => {
  const columnOf = (field: string): string => {
    const to = fields[field as keyof Draft & string]
    return typeof to === 'string' ? to : to.json
  }
  const written = (drafts: readonly Draft[]) => {
    const rows = drafts.map(draft =>
      Object.fromEntries(Object.keys(fields).map(field => [columnOf(field), draft[field as keyof Draft]])),
    )
    return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
  }
  return { columnOf, written }
}

/** Which drafts `absorbInto` would change and which are alike, by the same comparison; nothing is written. */
export const comparedWith = <Draft extends object>(options: Pick<AbsorbOptions<Draft>, 'table' | 'fields'>) => {
  const { columnOf, written } = writtenAs(options)
  return async (
    { orgId, db }: Scope,
    drafts: readonly Draft[],
    { by, fields: given }: Pick<Absorbing<Draft>, 'by' | 'fields'>,
  ): Promise<Compared> => {
    if (drafts.length === 0) return { changed: [], same: [] }
    const key = sql.ref(columnOf(by))
    const differs = sql.join(
      given.map(field => sql`r.${sql.ref(columnOf(field))} is distinct from g.${sql.ref(columnOf(field))}`),
      sql` or `,
    )
    const { rows } = await sql<{ at: number; differs: boolean }>`
      select (g.ordinality - 1)::int as at, (${differs}) as differs
      from ${written(drafts)} with ordinality g
      join ${sql.table(options.table)} r on r.org_id = ${orgId} and r.${key} = g.${key}`.execute(db)
    const placesOf = (isDifferent: boolean) => rows.filter(row => row.differs === isDifferent).map(({ at }) => at)
    return { changed: placesOf(true), same: placesOf(false) }
  }
}

export const absorbInto = <Draft extends object>({ table, fields, refusalOf }: AbsorbOptions<Draft>) => {
  const from = sql.table(table)
  const { columnOf, written: writtenRows } = writtenAs({ table, fields })

  async function all(scope: Scope, drafts: readonly Draft[], { by, fields: given, room }: Absorbing<Draft>) {
    const { orgId, userId, now, db } = scope
    const written = writtenRows(drafts)
    const key = sql.ref(columnOf(by))
    const changing = given.map(field => sql.ref(columnOf(field)))
    const { numAffectedRows: changed } = await sql`
      update ${from} r set ${sql.join(changing.map(column => sql`${column} = g.${column}`))},
        version = r.version + 1, updated_by = ${userId}, updated_at = ${now}
      from ${written} g where r.org_id = ${orgId} and r.${key} = g.${key}
        and (${sql.join(
          changing.map(column => sql`r.${column} is distinct from g.${column}`),
          sql` or `,
        )})`.execute(db)
    const columns = Object.keys(fields).map(field => sql.ref(columnOf(field)))
    const isNew = sql`not exists (select 1 from ${from} r where r.org_id = ${orgId} and r.${key} = g.${key})`
    const { numAffectedRows: added } = await sql`
      insert into ${from} (org_id, updated_by, updated_at, ${sql.join(columns)})
      select ${orgId}::int, ${userId}::int, ${now}::timestamptz, ${sql.join(columns.map(column => sql`g.${column}`))}
      from ${written} with ordinality g where ${isNew} order by g.ordinality limit ${room}::bigint`.execute(db)
    const { rows: left } = await sql<{ key: string }>`
      select g.${key}::text as key from ${written} g where ${isNew}`.execute(db)
    return { added: Number(added ?? 0n), changed: Number(changed ?? 0n), left: left.map(row => row.key) }
  }

  return async (scope: Scope, drafts: readonly Draft[], of: Absorbing<Draft>): Promise<Absorbed> => {
    if (drafts.length === 0) return { added: 0, changed: 0, left: [], refused: [] }
    const within = async <T>(work: () => Promise<T>): Promise<T> => {
      await sql`savepoint absorbing`.execute(scope.db)
      try {
        return await work()
      } catch (error) {
        await sql`rollback to savepoint absorbing`.execute(scope.db)
        throw error
      }
    }
    try {
      return { ...(await within(() => all(scope, drafts, of))), refused: [] }
    } catch (error) {
      if (!drafts.some(draft => refusalOf(draft, error))) throw error
    }
    // Another rule of the table refuses some of them: one after the other shows which.
    const done = { added: 0, changed: 0, left: [] as string[], refused: [] as { at: number; refusal: Refusal }[] }
    for (const [at, draft] of drafts.entries())
      try {
        const room = of.room === null ? null : of.room - done.added
        const one = await within(() => all(scope, [draft], { ...of, room }))
        done.added += one.added
        done.changed += one.changed
        done.left.push(...one.left)
      } catch (error) {
        const refusal = refusalOf(draft, error)
        if (!refusal) throw error
        done.refused.push({ at, refusal })
      }
    return done
  }
}
