import { countOf, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { materialSubjects } from '@guanlan/features/boards/screen-materials/server'
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
    const brands = (await materialSubjects(scope, 'own')).filter(({ brand }) => brand !== '')
    const incidents = await handledIncidents(scope, question)
    const ids = [...new Set(incidents.flatMap(({ articleIds }) => articleIds))]
    const lines: Line[] = []
    for (const { name, brand } of brands) {
      const of = {
        ...question,
        filters: [...question.filters, { field: 'brand' as const, is: 'is' as const, values: [brand] }],
      }
      const bad = { ...of, filters: [...of.filters, negative] }
      const named = await idsAmong(scope, of, ids)
      const { found, acknowledged, done, median } = summed(
        incidents.filter(({ articleIds }) => articleIds.some(id => named.has(id))),
      )
      lines.push({
        ...{ title: name, tone: 'negative', at: null },
        note: [
          say(words.handled, scope.locale, { found, acknowledged, done }),
          ...(median === null ? [] : [say(words.median, scope.locale, { minutes: Math.round(median) })]),
        ].join(' · '),
        value: await countOf(scope, await articleQuery(scope, bad)),
        opens: { question: bad },
      })
    }
    const { found, acknowledged, done } = summed(incidents)
    return {
      message: say(words.handled, scope.locale, { found, acknowledged, done }),
      opens: { address: '/earlyWarning' },
      of: { drawn: 'lines', lines, total: lines.length },
    }
  },
}

/** Which of these articles a question wants. */
async function idsAmong(
  scope: Scope,
  question: PanelRequest['question'],
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { monitors: _, monitor: __, ...anywhere } = question
  const query = { ...(await articleQuery(scope, anywhere)), found: [...ids] }
  const { rows } = await sql<{ id: number }>`
    select w.article_id::float8 as id from (${rowsOf(scope, query, sql`r.article_id`)}) w`.execute(scope.db)
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
