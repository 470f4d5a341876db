/** What each filter asks of a row of facts `r`, in SQL. */

import { canonicalName } from '@guanlan/engine/rules'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { largestInt, Moment, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type Filter, MediaType, mediaLevels, platformMarks, platforms } from '../../contract.ts'
import { idsWithin } from '../article-ids.ts'
import { mediaLevelCode, mediaTypeCode } from '../codes.ts'
import { hasKeyword } from './keywords.ts'
import { accountTypeSql, genderSql, positionSql } from './senders.ts'
import { workCondition } from './work.ts'

const largestSmallint = 32_767

interface Range {
  from: Date
  to: Date
}

/** @throws invalid, naming the field, for a value that is none of it */
export function conditionOf(scope: Scope, range: Range, filter: Filter): RawBuilder<unknown> {
  // Known of every article, so that it is asked plainly: a bare "not exists" need not be looked up row by row.
  if (filter.field === 'read' && filter.is === 'isNot')
    return conditionOf(scope, range, { field: 'read', is: 'is', values: asksUnread(filter) ? ['0'] : ['1'] })
  const positive = positiveOf(scope, range, filter)
  // An unknown value is not the excluded one: "author is not X" keeps articles without an author.
  return filter.is === 'is' ? positive : sql`not coalesce(${positive}, false)`
}

const isRead = (orgId: number): RawBuilder<unknown> =>
  sql`exists (select from read_marks m where m.org_id = ${orgId} and m.article_id = r.article_id)`
export const asksUnread = ({ is, values }: Filter): boolean => values.includes('1') !== (is === 'is')

/** Beside sentiments a filter knows 2, articles that hold a sensitive word: a mark, never a sentiment. */
function sentimentCondition(range: Range, codes: readonly number[]): RawBuilder<unknown> {
  const judged = sql`r.sentiment = any(${codes.filter(code => code !== sensitiveCode)}::smallint[])`
  if (!codes.includes(sensitiveCode)) return judged
  return sql`(${judged} or exists (select from org_articles s where s.org_id = r.org_id and s.article_id = r.article_id
    and ${idsWithin(sql`s.article_id`, range)} and s.sensitive is not null))`
}
const sensitiveCode = 2

function positiveOf(scope: Scope, range: Range, { field, values }: Filter): RawBuilder<unknown> {
  const { orgId } = scope
  const numbersOf = (texts: readonly string[], largest = largestInt) =>
    texts.map(text => {
      const number = Number(text)
      if (!Number.isInteger(number) || Math.abs(number) > largest)
        throw refuse('invalid', 'articles.filterValue', { field }, 'filters')
      return number
    })
  const numbers = (largest?: number) => numbersOf(values, largest)
  switch (field) {
    case 'mediaType':
      return sql`r.media_type = any(${values.map(word => mediaTypeCode(MediaType.parse(word)))}::smallint[])`
    case 'sentiment':
      return sentimentCondition(range, numbers(largestSmallint))
    case 'level':
      return sql`r.level = any(${numbers(largestSmallint)}::smallint[])`
    case 'media':
      return sql`r.media_id = any(${numbers()}::int[])`
    case 'region':
      return regionCondition(sql`r.region`, numbers())
    case 'mentioned':
      return ofArticle(range, mentionedCondition(numbers()))
    case 'accountType':
      return ofArticle(range, toldCondition(accountTypeSql, values))
    case 'gender':
      return ofArticle(range, toldCondition(genderSql, values))
    case 'position':
      return ofArticle(range, toldCondition(positionSql, values))
    case 'author':
      return sql`r.author = any(${[...values]}::text[])`
    case 'language':
      return sql`r.language = any(${[...values]}::text[])`
    case 'read':
      return values.includes('1') ? isRead(orgId) : sql`not ${isRead(orgId)}`
    case 'arrived':
      return sql`r.arrived_at > ${momentOf(values)}::timestamptz`
    case 'dimension':
      return sql`exists (select 1 from articles t left join org_articles o on o.article_id = t.id and o.org_id = r.org_id
        and ${idsWithin(sql`o.article_id`, range)} where t.id = r.article_id and ${idsWithin(sql`t.id`, range)} and coalesce(o.dimension, t.dimension) = any(${[...values]}::text[]))`
    case 'advertisement':
      return sql`exists (select 1 from articles t ${ownVersion(orgId)} where t.id = r.article_id and ${idsWithin(sql`t.id`, range)} and coalesce(e.is_ad, t.is_ad) = any(${values.map(value => value === '1')}::boolean[]))`
    case 'keyword':
      return hasKeyword(orgId, range, values)
    case 'label':
    case 'favourite':
    case 'folder':
    case 'featured':
    case 'review':
    case 'tag':
    case 'assignee':
    case 'state':
    case 'priority':
    case 'overdue':
    case 'note':
    case 'activity':
    case 'followed':
    case 'crisis':
    case 'event':
    case 'dataTask':
      return workCondition(scope, field, values, numbersOf)
    case 'mediaLevel':
      return mediaLevelCondition(orgId, mediaLevelsOf(values))
    case 'platform':
      return platformCondition(range, values)
    case 'monitor':
      return sql`exists (select from hits x where x.org_id = ${orgId} and x.article_id = r.article_id and ${idsWithin(sql`x.article_id`, range)}
        and x.monitor_id = any(${numbers()}::int[]) and x.removed_at is null)`
    case 'story':
      return sql`r.cluster_id = any(${numbers(Number.MAX_SAFE_INTEGER)}::bigint[])`
    case 'article':
      return sql`r.article_id = any(${numbers(Number.MAX_SAFE_INTEGER)}::bigint[])`
    case 'brand':
      return ofArticle(range, namesCondition(values))
    case 'weekday':
      return sql`extract(isodow from ${clockOf(orgId)}) = any(${numbers(7)}::int[])`
    case 'hour':
      return sql`extract(hour from ${clockOf(orgId)}) = any(${numbers(23)}::int[])`
    case 'filter':
      return sql`r.filter_id = any(${numbers()}::int[])`
    case 'title':
      return sql`exists (select 1 from articles t ${ownVersion(orgId)} where t.id = r.article_id and ${idsWithin(sql`t.id`, range)} and lower(coalesce(e.title, t.title)) like any(${values.map(containing)}::text[]))`
  }
}

/** What the organisation wrote over the article `t`, as `e`. */
const ownVersion = (orgId: number): RawBuilder<unknown> =>
  sql`left join article_edits e on e.org_id = ${orgId} and e.article_id = t.id`

/** The code of articles whose place is not known. */
const noRegion = 0

/** A province stands for its cities: division codes nest by their first two and four digits (GB/T 2260). */
const regionCondition = (region: RawBuilder<unknown>, codes: number[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    codes.map(code => {
      if (code === noRegion) return sql`${region} is null`
      const width = code % 10_000 === 0 ? 10_000 : code % 100 === 0 ? 100 : 1
      return sql`${region} between ${code} and ${code + width - 1}`
    }),
    sql` or `,
  )})`

/** Of the article `t` itself, beside the facts of the organisation. */
const ofArticle = (range: Range, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from articles t where t.id = r.article_id and ${idsWithin(sql`t.id`, range)} and ${condition})`

/** Places that its text names; 0: none. */
function mentionedCondition(codes: number[]): RawBuilder<unknown> {
  const named = codes.filter(code => code !== noRegion)
  const parts = [
    ...(named.length < codes.length ? [sql`cardinality(t.mentioned) = 0`] : []),
    ...(named.length > 0
      ? [sql`exists (select from unnest(t.mentioned) place where ${regionCondition(sql`place`, named)})`]
      : []),
  ]
  return sql`(${sql.join(parts, sql` or `)})`
}

/** What nobody told is `unknown`. */
const toldCondition = (reported: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> =>
  sql`coalesce(${reported}, 'unknown') = any(${[...values]}::text[])`

function momentOf([value = '', ...more]: readonly string[]): Date {
  const moment = Moment.safeParse(value)
  if (!moment.success || more.length > 0)
    throw refuse('invalid', 'articles.filterValue', { field: 'arrived' }, 'filters')
  return new Date(moment.data)
}

function mediaLevelsOf(values: readonly string[]): number[] {
  return values.map(value => {
    const level = mediaLevels.find(each => each === value)
    if (!level) throw refuse('invalid', 'articles.filterValue', { field: 'mediaLevel' }, 'filters')
    return mediaLevelCode(level)
  })
}

/** As far as a medium reaches: what everybody knows of it, else what the organisation says. */
const mediaLevelCondition = (orgId: number, codes: number[]): RawBuilder<unknown> =>
  sql`exists (select from media m left join org_media_facts f on f.org_id = ${orgId} and f.media_id = m.id
    where m.id = r.media_id and case when m.media_type is null then coalesce(f.level, 0) else m.level end = any(${codes}::smallint[]))`

function platformCondition(range: Range, values: readonly string[]): RawBuilder<unknown> {
  const marks = values.map(value => {
    const platform = platforms.find(each => each === value)
    if (!platform) throw refuse('invalid', 'articles.filterValue', { field: 'platform' }, 'filters')
    return platformMarks[platform]
  })
  const types = marks.flatMap(({ mediaType }) => (mediaType ? [mediaTypeCode(mediaType)] : []))
  const names = marks.flatMap(mark => mark.names.map(name => `${name}%`))
  const hosts = marks.flatMap(mark => mark.hosts.flatMap(host => [host, `%.${host}`]))
  return sql`(r.media_type = any(${types}::smallint[])
    or exists (select from media m where m.id = r.media_id and lower(m.name) like any(${names}::text[]))
    or ${ofArticle(range, sql`${hostOf(sql`t.url`)} like any(${hosts}::text[])`)})`
}

/** Of an address, without the port. */
const hostOf = (url: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`substring(lower(${url}) from '^https?://(?:[^/?#@]*@)?([^/:?#]+)')`

/** Companies, brands and products of the brand library by any of their names. */
function namesCondition(values: readonly string[]): RawBuilder<unknown> {
  const names = sql`${values.map(canonicalName)}::text[]`
  return sql`(t.brands && ${names} or t.corps && ${names} or t.products && ${names})`
}

/** When a row was published, by the clock of its readers. */
const clockOf = (orgId: number): RawBuilder<unknown> =>
  sql`r.published_at at time zone (select time_zone from ${organisationRows} o where id = ${orgId})`

const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
