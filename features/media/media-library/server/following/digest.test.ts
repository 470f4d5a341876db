// A mail a day of what one follows: once, from eight o'clock on, for whoever wants it.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { monitorServer } from '@guanlan/features/monitors/monitors/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { mediaLibraryServer } from '../index.ts'
import { sendDigests } from './digest.ts'

const { as, databases } = openFeature([mediaLibraryServer, articleServer, monitorServer({ follow: () => {} })])
const [member, other] = [as(), as('orgAdmin')]
const path = '/mediaManager/concern/digest'
const today = Math.floor(Date.now() / 86_400_000) * 86_400_000
/** Days from now, by the clock of the organisation, eight hours ahead of UTC: who switches it on has the first one tomorrow. */
const at = (day: number, hour: number) => new Date(today + day * 86_400_000 + (hour - 8) * 3_600_000)

test('it is sent once a day from eight on, with what came in a day; to nobody who does not want it', async () => {
  const worker = databases().worker
  await worker.transaction().execute(async tx => {
    const articles = [1, 2].map(n =>
      newArticle({ title: `甲报第${n}篇`, media: '甲报', publishedAt: new Date(at(5, 7).getTime() - n * 3_600_000) }),
    )
    await adopt({ orgId: 7, db: tx }, [...(await storeArticles(tx, articles, new Map())).ids.values()])
  })
  const { rows } = await sql<{ id: number }>`select id from media where name = '甲报'`.execute(worker)
  await member('POST', '/mediaManager/concern', { idList: [`m${rows[0]?.id}`] })
  expect((await member('GET', path)).data).toEqual({ isOn: false })
  expect((await member('PUT', path, { isOn: true })).data).toEqual({ isOn: true })
  expect((await other('GET', path)).data).toEqual({ isOn: false })
  const mails = async () =>
    (
      await sql<{
        content: string
      }>`select message::text as content from deliveries where purpose = 'followDigest'`.execute(worker)
    ).rows
  await sendDigests(worker, at(5, 7))
  expect(await mails()).toHaveLength(0)
  await sendDigests(worker, at(5, 9))
  const [mail] = await mails()
  expect(mail?.content).toContain('甲报第1篇')
  await sendDigests(worker, at(5, 12))
  expect(await mails()).toHaveLength(1)
  // Nothing came since.
  await sendDigests(worker, at(9, 9))
  expect(await mails()).toHaveLength(1)
  await member('PUT', path, { isOn: false })
  await sendDigests(worker, at(12, 9))
  expect(await mails()).toHaveLength(1)
})
