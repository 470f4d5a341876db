/** The push API. What an organisation hands in is its own: other organisations' rules never see it. */

import type { MediaType } from '@guanlan/features/articles/contract'
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import { type Database, type Scope, serverHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { collectionFeature } from '../contract.ts'
import { listSources } from './sources.ts'
import { template } from './template.ts'

export interface RefusedItem {
  position: number
  field: string
  key: string
  excerpt: string
}

/** The pipeline's side, handed in by the assembly: features do not know who runs them. */
export interface HandIn {
  /** Checks each item, keeps the good ones safe, and returns the others. */
  handIn(scope: Scope, source: string, items: readonly unknown[]): Promise<{ accepted: number; refused: RefusedItem[] }>
  phrases: Readonly<Record<string, Phrase>>
  saveFeed(
    db: Database,
    feed: { url: string; name: string; mediaType: MediaType; intervalSeconds: number; fullText: boolean },
  ): Promise<number>
}

/** PostgreSQL cannot keep NUL. */
const withoutNul = (text: string): string => text.replaceAll('\u0000', '')

export const collectionServer = ({ handIn, phrases, saveFeed }: HandIn) => {
  const inWords = (refused: readonly RefusedItem[], locale: Locale) =>
    refused.map(item => {
      const phrase = phrases[item.key.slice('pipeline.'.length)]
      return { ...item, msg: phrase ? say(phrase, locale) : item.key }
    })
  const answer = async (scope: Scope, source: string, items: readonly unknown[]) => {
    const { accepted, refused } = await handIn(scope, source, items)
    return { accepted, refused: inWords(refused, scope.locale) }
  }
  return serverHalf({
    feature: collectionFeature,
    routes: {
      add: (scope, { body }) => answer(scope, 'push', [body]),
      addMany: (scope, { body }) => answer(scope, withoutNul(body.source), body.items),
      template: async (_scope, _input, { reply }) =>
        void reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="articles.csv"')
          .send(template),
      refused: async (scope, { body }) => {
        const { rows } = await sql<RefusedItem & { source: string; at: Date; total: number }>`
        select source, position, field, key, excerpt, at, count(*) over ()::int as total from refused_items
        order by id desc limit ${body.pageSize} offset ${(body.page - 1) * body.pageSize}`.execute(scope.db)
        const list = inWords(rows, scope.locale).map((item, index) => ({
          ...item,
          source: rows[index]?.source ?? '',
          at: rows[index]?.at.toISOString() ?? '',
        }))
        return { list, total: rows[0]?.total ?? 0, page: body.page, pageSize: body.pageSize }
      },
      sources: (scope, { body }) => listSources(scope.db, body.page, body.pageSize),
      saveSource: async (scope, { body }) => ({
        id: await saveFeed(scope.db, body),
      }),
    },
  })
}
