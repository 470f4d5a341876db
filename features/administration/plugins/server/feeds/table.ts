/** Articles as a table: for spreadsheets with titles in a language, for programs with names of fields. */
import { buffer } from 'node:stream/consumers'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { type Locale, say } from '@guanlan/platform/contract'
import { type SheetRow, writeSheet } from '@guanlan/platform/server'
import { strings } from '../../strings.ts'
import type { Given } from './articles.ts'

const fields = [
  'id',
  'publishedAt',
  'title',
  'summary',
  'media',
  'mediaType',
  'author',
  'region',
  'sentiment',
  'level',
  'keywords',
  'reads',
  'likes',
  'shares',
  'comments',
  'language',
  'url',
] as const satisfies readonly (keyof Given)[]

/** With a mark of UTF-8 and moments in the organisation's zone; texts that a spreadsheet would calculate are shielded. */
export function csvOf(articles: readonly Given[], { zone, locale }: { zone: string; locale: Locale }): Promise<Buffer> {
  const sentiments = { 1: strings.positive, 0: strings.neutral, [-1]: strings.negative }
  const rows = articles.map(
    (article): SheetRow => ({
      ...article,
      mediaType: say(articleStrings[article.mediaType], locale),
      sentiment: say(sentiments[article.sentiment], locale),
      keywords: article.keywords.join('、'),
    }),
  )
  const columns = fields.map(key => ({ key, title: say(strings[`column_${key}`], locale) }))
  return buffer(writeSheet('csv', { columns, rows, zone }))
}

export const jsonOf = (articles: readonly Given[]): Buffer => Buffer.from(JSON.stringify(articles))
