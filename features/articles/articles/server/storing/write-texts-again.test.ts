// Articles stored as the version before wrote them are found by what they mean today, once they have been written again.
import type { Databases } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { writeTextsAgain } from './write-texts-again.ts'

/** Those of the pipeline have a test of their own (`pipeline/stored-addresses.test.ts`). */
const addresses = { version: 1, renewed: () => null }

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  return opened.close
})

const titles = ['埃隆•马斯克谈火星', '市民散步', 'Café 开业', '工廠著火', '原来如此']

interface Written {
  id: string
  title: string
  grams: number[]
  xmin: string
}
const written = async () =>
  (
    await sql<Written>`
      select article_id::text as id, title, grams, xmin::text from article_grams order by article_id`.execute(
      databases.worker,
    )
  ).rows
const renew = async () => {
  while (await writeTextsAgain(databases.worker, addresses));
}

test('what reads otherwise is written again, what does not is left; a second round takes what came meanwhile', async () => {
  // More than a page, over two months.
  const articles = Array.from({ length: 405 }, (_, n) =>
    newArticle({
      title: `${titles[n % titles.length]}${n}`,
      publishedAt: new Date(Date.UTC(2026, n % 2 === 0 ? 9 : 10, 2, 0, n)),
    }),
  )
  await databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const today = await written()
  // As before: a dot was a sign of its own and no pair went across it, letters kept their marks, 著 was no 着.
  const dot = '\u0001\u00037b7c\u0002'
  await sql`update article_grams set title = replace(title, '埃隆马斯克', ${`埃隆${dot}马斯克`}), grams = grams[2:] where title like '埃隆马斯克%'`.execute(
    databases.worker,
  )
  await sql`update article_grams set title = replace(title, '着火', '著火') where title like '%着火%'`.execute(
    databases.worker,
  )
  await sql`update article_grams set title = null, body = null where title like '原来%'`.execute(databases.worker)
  const before = new Map((await written()).map(row => [row.id, row.xmin]))

  await renew()
  const after = await written()
  expect(after.map(({ title, grams }) => [title, grams])).toEqual(today.map(({ title, grams }) => [title, grams]))
  const untouched = after.filter(({ title }) => title?.startsWith('市民') || title?.startsWith('\u0001cafe'))
  expect(untouched).toHaveLength(162)
  expect(untouched.every(({ id, xmin }) => before.get(id) === xmin)).toBe(true)
  expect(await state()).toEqual({ round: 2, changed: 243 })

  // A process of the version before stored one more.
  await sql`update article_grams set title = replace(title, '着火', '著火') where article_id = (select min(article_id) from article_grams where title like '%着火%')`.execute(
    databases.worker,
  )
  await renew()
  expect(await state(), 'within the hour nobody looks again').toEqual({ round: 2, changed: 243 })
  await sql`update text_renewals set started_at = started_at - interval '2 hours'`.execute(databases.worker)
  await renew()
  expect(await state()).toEqual({ round: 3, changed: 244 })
  expect((await written()).map(({ title }) => title)).toEqual(today.map(({ title }) => title))
  expect(await writeTextsAgain(databases.worker, addresses)).toBe(false)
})

const state = async () => (await sql`select round, changed::int from text_renewals`.execute(databases.worker)).rows[0]
