/** What is known of a brand: articles, where they stood, campaigns that are about it and incidents that name it. */

import type { Filter } from '@guanlan/features/articles/articles/contract'
import {
  type ArticleQuery,
  countByMediaType,
  keysOf,
  publishersOf,
  queryOfQuestion,
} from '@guanlan/features/articles/articles/server/questions'
import { nameKinds } from '@guanlan/features/articles/brand-library/contract'
import { namesOfKind } from '@guanlan/features/articles/brand-library/server'
import { campaignsOfBrand } from '@guanlan/features/campaigns/campaigns/server'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import { openIncidentsNaming } from '@guanlan/features/warnings/warnings/server'
import type { Scope } from '@guanlan/platform/server'
import { type BrandPage, type BrandQuestion, mostNamed } from '../contract.ts'

const dayMs = 86_400_000
const usualDays = 30
const mostShown = 100

/** Entries in use whose name, or another name, has the part. */
export async function brandNames({ db }: Scope, like: string) {
  const part = like.trim().toLowerCase()
  const found = []
  for (const kind of nameKinds) found.push(...(await namesOfKind(db, kind)))
  return found
    .filter(({ name, aliases }) => [name, ...aliases].some(each => each.toLowerCase().includes(part)))
    .sort((one, other) => one.name.localeCompare(other.name, 'zh'))
    .slice(0, mostShown)
    .map(({ id, kind, name, aliases }) => ({ id, kind, name, aliases: [...aliases] }))
}

/** @throws a refusal of a time that is no range, or a longer one than lists have */
function queryOfBrand({ now }: Pick<Scope, 'now'>, { brand, startTime, endTime }: BrandQuestion): ArticleQuery {
  const to = endTime === null ? now : new Date(endTime)
  const from = startTime === null ? new Date(to.getTime() - usualDays * dayMs) : new Date(startTime)
  const filters: Filter[] = [{ field: 'brand', is: 'is', values: [brand] }]
  return queryOfQuestion({ from: from.toISOString(), to: to.toISOString(), filters, place: 'desk', fold: false }, null)
}

export const articlesOfBrand = (scope: Scope, { page, pageSize, ...question }: BrandPage) =>
  pageOfQuery(scope, queryOfBrand(scope, question), { page, pageSize, sort: 'time_desc' })

export async function platformsOfBrand(scope: Scope, question: BrandQuestion) {
  const counts = await countByMediaType(scope, queryOfBrand(scope, question), false)
  return counts.map(({ mediaType, count }) => ({ mediaType, articles: count }))
}

export async function mediaOfBrand(scope: Scope, { page, pageSize, ...question }: BrandPage) {
  const rows = await publishersOf(scope, queryOfBrand(scope, question), {
    ...{ kind: 'media', like: '', sort: 'articles', order: 'desc' },
    ...{ offset: (page - 1) * pageSize, limit: pageSize },
  })
  const list = rows.map(({ mediaId, medium, articles, negative, interactions }) => ({
    ...{ mediaId, name: medium, articles, negative, interactions },
  }))
  return { list, total: rows[0]?.total ?? 0, page, pageSize }
}

export async function campaignsOf(scope: Scope, { page, pageSize, brand }: BrandPage) {
  if (!scope.may('campaigns.view')) return { list: [], total: 0, page, pageSize }
  const { list, total } = await campaignsOfBrand(scope, brand, { page, pageSize })
  return { list, total, page, pageSize }
}

export async function incidentsOf(scope: Scope, { page, pageSize, ...question }: BrandPage) {
  if (!scope.may('warnings.view')) return { list: [], total: 0, page, pageSize }
  const keys = await keysOf(scope, queryOfBrand(scope, question), null, mostNamed)
  const ids = keys.map(({ id }) => id)
  return { ...(await openIncidentsNaming(scope, ids, { page, pageSize })), page, pageSize }
}
