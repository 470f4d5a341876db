// Vocabularies named in rules of events: a changed list of words is another version of each rule, and stored articles follow.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { vocabularyServer } from '@guanlan/features/articles/vocabularies/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { eventsServer } from '../index.ts'
import { filling } from './fill.ts'
import { eventsNamingVocabularies } from './vocabulary-user.ts'

const { as, databases, undo } = openFeature(
  [eventsServer({ follow() {} }), vocabularyServer([eventsNamingVocabularies]), articleServer, chartServer],
  ['events', 'vocabularies', 'tasks'],
)
const [member, stranger] = [as(), as('orgAdmin', 8)]
const day = new Date(Date.now() - 86_400_000)

beforeAll(async () => {
  const articles = ['鲸鱼召回', '海豚召回', '珊瑚召回'].map(title =>
    newArticle({ title, body: `${title}的正文`, publishedAt: day }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
})

const vocabulary = async (words: string[]) =>
  (await member('POST', '/inews/vocabulary', { use: 'ruleWords', name: '竞品', words })).data
const change = (stored: object, changes: object) => member('PUT', '/inews/vocabulary', { ...stored, ...changes })
async function event(): Promise<number> {
  const startTime = new Date(day.getTime() - 86_400_000).toISOString()
  const { data } = await member('POST', '/ipr/infoEvent/add', { title: '召回事件', rule: '召回+@竞品', startTime })
  await finishTasks(databases(), [filling])
  return data.id
}
const get = async (id: number) => (await member('GET', `/ipr/infoEvent/getInfoEvent/${id}`)).data
const titlesOf = async (id: number): Promise<string[]> =>
  (await member('GET', `/ipr/infoEvent/articles?id=${id}`)).data.list
    .map(({ title }: { title: string }) => title)
    .sort()

test('other words are another version of the rule, and its articles follow; taken back, they do again', async () => {
  const list = await vocabulary(['鲸鱼', '海豚'])
  const id = await event()
  expect(await titlesOf(id)).toEqual(['海豚召回', '鲸鱼召回'])
  const { operation } = await change(list, { words: ['珊瑚'], name: '对手' })
  await finishTasks(databases(), [filling])
  expect(await get(id)).toMatchObject({ rule: '召回+@对手', ruleVersion: 2 })
  expect(await titlesOf(id)).toEqual(['珊瑚召回'])
  await undo(operation as number)
  await finishTasks(databases(), [filling])
  expect(await titlesOf(id)).toEqual(['海豚召回', '鲸鱼召回'])
})

test('what names it is listed, with what other words would change; it is not removed meanwhile', async () => {
  const list = await vocabulary(['鲸鱼', '海豚'])
  const id = await event()
  const uses = await member('GET', `/inews/vocabulary/${list.id}/uses`)
  expect(uses.data).toEqual([{ kind: 'event', id, name: '召回事件' }])
  const effect = await member('POST', `/inews/vocabulary/${list.id}/effect`, {
    words: ['鲸鱼', '珊瑚'],
    use: { kind: 'event', id },
    days: 30,
  })
  expect(effect.data).toMatchObject({
    added: { count: 1, titles: ['珊瑚召回'] },
    lost: { count: 1, titles: ['海豚召回'] },
    next: null,
  })
  expect((await member('DELETE', `/inews/vocabulary/${list.id}`)).http).toBe(409)
  expect((await stranger('GET', `/inews/vocabulary/${list.id}/uses`)).http).not.toBe(200)
})
