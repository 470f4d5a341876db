import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'

/** The columns of a draft's fields where each is called as its field, in the writing of the database: `publishedOn` is `published_on`. */
export const columnsOf = <S extends z.ZodObject>(draft: S): { readonly [K in keyof S['shape'] & string]: string } =>
  Object.fromEntries(
    Object.keys(draft.shape).map(field => [field, field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)]),
  ) as { readonly [K in keyof S['shape'] & string]: string }

/** A column of moments as calls answer them: ISO 8601 in UTC, with milliseconds. */
export const isoOf = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
