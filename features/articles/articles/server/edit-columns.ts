/** Where each field that an organisation may write over stands in `article_edits`. */
import { type RawBuilder, sql } from 'kysely'
import type { EditedField } from '../contract.ts'

export const editColumns: Readonly<Record<EditedField, string>> = {
  title: 'title',
  summary: 'summary',
  body: 'body',
  author: 'author',
  mediaId: 'media_id',
  mediaType: 'media_type',
  region: 'region',
  publishedAt: 'dated_at',
  isAd: 'is_ad',
}

/** The fields that the row `e` writes over, as an array of their names. */
export const fieldsIn = (): RawBuilder<string[]> => {
  const named = Object.entries(editColumns).map(
    ([field, column]) => sql`case when e.${sql.ref(column)} is not null then ${sql.lit(field)} end`,
  )
  return sql`array_remove(array[${sql.join(named)}], null)`
}
