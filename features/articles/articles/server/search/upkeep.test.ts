// A part of the text index is filed when enough waits in it, one part at a time, each in its turn.

import { parse, type Rule } from '@guanlan/engine/rules'
import type { Databases } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { keepTextsInIndexAlone } from '../text-place.ts'
import { answerFromIndex } from './opensearch/answer.ts'
import { findStored } from './stored.ts'
import { cleanIndex, fileInGroups } from './upkeep.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  return opened.close
})

async function storedParts(): Promise<number[]> {
  const articles = ['2026-09-02', '2026-11-18'].map(day =>
    newArticle({ title: '一篇要存起来的文章', publishedAt: new Date(`${day}T04:00:00Z`) }),
  )
  await databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ part: number }>`
    select distinct tableoid::bigint as part from article_grams order by 1`.execute(databases.worker)
  return rows.map(({ part }) => part)
}

test('parts in which enough waits are filed one after the other, the others stay', async () => {
  const [first = 0, second = 0] = await storedParts()
  const turns: string[] = []
  const filing = fileInGroups(
    databases.worker,
    error => turns.push(String(error)),
    async () => {
      turns.push('begins')
      return () => void turns.push('ends')
    },
    100,
  )
  filing.stored(
    new Map([
      [first, 60],
      [second, 99],
    ]),
  )
  await filing.ended()
  expect(turns).toEqual([])
  filing.stored(
    new Map([
      [first, 40],
      [second, 1],
    ]),
  )
  await filing.ended()
  expect(turns).toEqual(['begins', 'ends', 'begins', 'ends'])
  filing.stored(new Map([[first, 99]]))
  await filing.ended()
  expect(turns).toHaveLength(4)
})

test('what cannot be filed is said, and gives its turn back', async () => {
  const log: string[] = []
  const broken = {
    ...databases.worker,
    getExecutor: () => {
      throw new Error('no database')
    },
  } as unknown as Databases['worker']
  const filing = fileInGroups(
    broken,
    (_, message) => log.push(message),
    async () => () => void log.push('ends'),
    1,
  )
  filing.stored(new Map([[1, 1]]))
  await filing.ended()
  expect(log).toEqual(['text index not filed; it will be within a minute', 'ends'])
})

describe('texts in OpenSearch alone', () => {
  afterEach(() => keepTextsInIndexAlone(false))
  const limits = { languages: [], regions: [], mediaLimit: [] }
  const find = (rule: string) =>
    findStored(databases.worker, { rule: parse(rule).rule as Rule, limits, orgId: 7 }, { from: null, to: null })
  const texts = async () =>
    (
      await sql<{ whole: number; empty: number }>`
        select count(body)::int as whole, (count(*) filter (where body is null and grams = '{}'))::int as empty from article_grams`.execute(
        databases.worker,
      )
    ).rows[0]

  test('nothing is written here, searches without it are refused, and whoever goes back finds everything', async () => {
    keepTextsInIndexAlone(true)
    const before = await texts()
    const articles = [newArticle({ title: '只在索引里的文章', publishedAt: new Date('2026-11-19T04:00:00Z') })]
    await databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
    await cleanIndex(databases.worker)
    expect(await texts()).toEqual({ whole: before?.whole, empty: (before?.empty ?? 0) + 1 })
    answerFromIndex(null)
    await expect(find('索引里')).rejects.toMatchObject({ key: 'articles.indexNotWhole', kind: 'unavailable' })

    keepTextsInIndexAlone(false)
    expect(await find('索引里')).toHaveLength(1)
    await cleanIndex(databases.worker)
    expect(await texts()).toMatchObject({ empty: 0 })
    expect(await find('索引里')).toHaveLength(1)
    expect(await find('(索引里)-文章')).toHaveLength(0)
  })
})
