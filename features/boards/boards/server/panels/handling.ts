import { foundBy, ruleOf } from '@guanlan/features/analysis/comparison/server'
import { type ArticleQuery, countOf, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { type MaterialSubject, materialSubjects } from '@guanlan/features/boards/screen-materials/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { type HandledIncident, handledIncidents } from '@guanlan/features/warnings/warnings/server'
import { say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Line } from '../../contract.ts'
import { materialStrings as words } from '../../strings/material.ts'
import type { PanelRequest, PanelSource } from './panel-source.ts'

const negative = { field: 'sentiment' as const, is: 'is' as const, values: ['-1'] }

/** Negative articles of each own brand, and how far the incidents with articles of it are. */
export const handling: PanelSource<'handling'> = {
  permission: 'warnings.view',
  make: async (scope, { question }) => {
    const brands = await materialSubjects(scope, 'own')
    const incidents = await handledIncidents(scope, question)
    const ids = [...new Set(incidents.flatMap(({ articleIds }) => articleIds))]
    const lines: Line[] = []
    const ofOwn = new Set<number>()
    for (const brand of brands) {
      const { query, opens } = await articlesOf(scope, brand, question, brands.length)
      const named = await idsAmong(scope, query, ids)
      const own = incidents.filter(({ articleIds }) => articleIds.some(id => named.has(id)))
      for (const { id } of own) ofOwn.add(id)
      const { median, ...counts } = summed(own)
      lines.push({
        ...{ title: brand.name, tone: 'negative', at: null, opens },
        note: [
          say(words.handled, scope.locale, counts),
          ...(median === null ? [] : [say(words.median, scope.locale, { minutes: Math.round(median) })]),
        ].join(' · '),
        value: await countOf(scope, { ...query, filters: [...query.filters, negative] }),
      })
    }
    const { median: _, ...counts } = summed(incidents.filter(({ id }) => ofOwn.has(id)))
    return {
      message: brands.length === 0 ? say(words.none_own, scope.locale) : say(words.handled, scope.locale, counts),
      opens: { address: '/earlyWarning' },
      of: { drawn: 'lines', lines, total: lines.length },
    }
  },
}

/** Articles of a brand of the library as lists have them, of words as a search finds them; `opens` lists the negative ones. */
async function articlesOf(
  scope: Scope,
  { name, brand, rule }: MaterialSubject,
  { from, to, filters }: PanelRequest['question'],
  subjects: number,
): Promise<{ query: ArticleQuery; opens: Line['opens'] }> {
  const anywhere = { from, to, filters, place: 'desk' as const, fold: false }
  if (brand !== '') {
    const of = { ...anywhere, filters: [...filters, { field: 'brand' as const, is: 'is' as const, values: [brand] }] }
    const opens = { question: { ...of, filters: [...of.filters, negative] } }
    return { query: await articleQuery(scope, of), opens }
  }
  const query = await articleQuery(scope, anywhere)
  const parsed = await ruleOf(scope, rule)
  const found = parsed ? await foundBy(scope, { rule: parsed, name }, query, subjects) : []
  const address = `/search?${new URLSearchParams({ from, to, filter: 'sentiment:-1', q: rule })}`
  return { query: { ...query, found }, opens: { address } }
}

/** Which of these articles a question wants. */
async function idsAmong(scope: Scope, query: ArticleQuery, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const known = query.found && new Set(query.found)
  const found = known ? ids.filter(id => known.has(id)) : [...ids]
  if (found.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select w.article_id::float8 as id from (${rowsOf(scope, { ...query, found }, sql`r.article_id`)}) w`.execute(
    scope.db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Pure. */
export function summed(incidents: readonly Pick<HandledIncident, 'isAcknowledged' | 'isDone' | 'minutes'>[]) {
  const minutes = incidents.flatMap(each => each.minutes ?? []).toSorted((a, b) => a - b)
  const middle = minutes.length >> 1
  const median =
    minutes.length === 0
      ? null
      : minutes.length % 2 === 1
        ? (minutes[middle] as number)
        : ((minutes[middle - 1] as number) + (minutes[middle] as number)) / 2
  return {
    found: incidents.length,
    acknowledged: incidents.filter(each => each.isAcknowledged).length,
    done: incidents.filter(each => each.isDone).length,
    median,
  }
}
