/** A cluster of OpenSearch beside a database, with random articles in it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rule } from '@guanlan/engine/rules'
import { canonicalise, grams, markedText } from '@guanlan/engine/text'
import { connectSearch, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { randomArticle, rule } from '../../../../../../../engine/rules/testing/random.ts'
import { newArticle } from '../../../testing/new-article.ts'
import { storeArticles } from '../../../testing/store-articles.ts'
import { findStored } from '../../stored.ts'
import { answerFromIndex } from '../answer.ts'
import { fillTexts, followTexts } from '../follow.ts'
import { beginTextIndex, type TextIndexes } from '../generations.ts'
import type { TextIndex } from '../parts.ts'

export const everywhere = { from: null, to: null }
export const limits = { languages: [], regions: [], mediaLimit: [] }
export const day = (n: number) => new Date(Date.UTC(2026, 9, 1) + n * 86_400_000)
export const rulesOf = (seed: number, count: number): Rule[] => fc.sample(rule, { seed, numRuns: count })

/** How a cluster is started (tools/scale/opensearch), handed in by the test: what a feature has for its tests knows no tools. */
type Start = (requested: { folder: string; port: number }) => Promise<{
  nodes: { end(signal?: NodeJS.Signals): Promise<void> }[]
  urls: string[]
  start(name: string): Promise<{ end(signal?: NodeJS.Signals): Promise<void> }>
}>

export async function openBeside<Started extends Awaited<ReturnType<Start>>>(
  startCluster: (requested: { folder: string; port: number }) => Promise<Started>,
  port: number,
) {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-opensearch-'))
  const cluster = await startCluster({ folder, port })
  const client = connectSearch({ nodes: cluster.urls })
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 1, worker: 3 })
  const db = databases.worker

  /** Random articles over two months. @returns the ids of all that are stored */
  async function store(count: number, seed: number): Promise<number[]> {
    const articles = fc.sample(randomArticle, { seed, numRuns: count }).map(({ title, body, article }, n) =>
      newArticle({
        title,
        body,
        publishedAt: day(n % 45),
        corps: [...(article.corps ?? [])],
        brands: [...(article.brands ?? [])],
        products: [...(article.products ?? [])],
        onlyOrg: n % 17 === 0 ? 2 : null,
      }),
    )
    await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
    const { rows } = await sql<{ id: number }>`select id from articles order by id`.execute(db)
    return rows.map(row => row.id)
  }

  const fill = async (all: TextIndexes, index: TextIndex): Promise<void> => {
    await beginTextIndex(db, all)
    while (await fillTexts(db, index));
  }
  const follow = async (index: TextIndex): Promise<void> => {
    while (await followTexts(db, index));
  }

  /** Both answer alike: all of it, and what one organisation has of a week. */
  async function agree(all: TextIndexes, rules: readonly Rule[]): Promise<number> {
    let found = 0
    for (const requested of rules)
      for (const [orgId, window] of [
        [1, everywhere],
        [2, { from: day(20), to: day(27) }],
      ] as const) {
        const question = { rule: requested, limits, orgId }
        answerFromIndex(null)
        const alone = await findStored(db, question, window)
        answerFromIndex(all)
        const beside = await findStored(db, question, window)
        expect({ asked: requested, beside }).toEqual({ asked: requested, beside: alone })
        found += alone.length
      }
    return found
  }

  /** Another text, as it is stored: with what the database searches. */
  async function rewrite(id: number | undefined, title: string, body: string): Promise<void> {
    const text = { title: canonicalise(title), body: canonicalise(body) }
    await db.transaction().execute(async tx => {
      await sql`update articles set title = ${title}, body = ${body} where id = ${id}`.execute(tx)
      await sql`update article_grams set title = ${markedText(text.title)}, body = ${markedText(text.body)}, grams = ${[...grams([text.title, text.body])]}::int[] where article_id = ${id}`.execute(
        tx,
      )
    })
  }

  /** Changes that an index does not show yet. */
  const behind = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(*)::int as n from text_index_changes`.execute(db)).rows[0]?.n ?? 0

  const close = async () => {
    answerFromIndex(null)
    await databases.close()
    await database.drop()
    await client.close()
    await Promise.all(cluster.nodes.map(node => node.end()))
    await rm(folder, { recursive: true, force: true })
  }
  return { cluster, client, db, store, fill, follow, agree, rewrite, behind, close }
}
