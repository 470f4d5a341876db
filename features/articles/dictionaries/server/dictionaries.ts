/** Columns and codes of articles with their names. Pure. */
import { type ArticleRow, Language, mediaLevels, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import type { DictionaryName } from '../contract/dictionaries.ts'
import { strings } from '../strings.ts'

/** Fields of a row of a list that stand in a column of their own, in the order they are offered. */
const columns = [
  'title',
  'sentiment',
  'publishedAt',
  'media',
  'level',
  'mediaType',
  'mediaLevel',
  'author',
  'arrivedAt',
  'regionName',
  'language',
  'summary',
  'reads',
  'likes',
  'shares',
  'comments',
  'isAd',
  'excerpt',
  'hitWords',
  'similar',
  'labels',
  'tags',
  'assigneeId',
  'state',
  'review',
  'notes',
  'sensitiveWords',
  'translatedTitle',
  'wordCount',
  'circulation',
] as const satisfies readonly (keyof ArticleRow)[]

const byName = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => Phrase) =>
  codes.map(code => [code, nameOf(code)] as const)

const dictionaries: Readonly<Record<DictionaryName, readonly (readonly [code: string, name: Phrase])[]>> = {
  columns: byName(columns, code => strings[`column_${code}`]),
  mediaType: byName(mediaTypes, code => articleStrings[code]),
  mediaLevel: byName(mediaLevels, code => articleStrings[code]),
  sentiment: byName(['1', '0', '-1'] as const, code => strings[`sentiment_${code}`]),
  negativityLevel: byName(['1', '2', '3', '4'] as const, code => strings[`negativity_${code}`]),
  language: byName(Language.options, code => articleStrings[code]),
}

export const entryOf = (dicCode: string, names: Phrase, locale: Locale) => ({
  dicCode,
  dicName: say(names, locale),
  names: [...names] as [string, string, string],
})

export const dictionariesOf = (requested: readonly DictionaryName[], locale: Locale) =>
  Object.fromEntries(
    requested.map(name => [name, dictionaries[name].map(([code, names]) => entryOf(code, names, locale))]),
  )
