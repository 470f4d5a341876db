import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { searchServer } from './index.ts'

const { as, undo, databases } = openFeature(
  [searchServer],
  ['search_plans', 'past_searches', 'articles', 'article_grams'],
)
const path = '/inews/searchPlan'
const [admin, member, reader] = [as('orgAdmin'), as(), as('reader')]
const draft = { name: '车门冻住', address: 'q=车门&mode=plain', query: '车门' }
const names = async (ask: typeof member) =>
  (await ask('GET', path)).data.map(({ folder, name }: { folder: string; name: string }) => `${folder}/${name}`)

test('a search is kept under a name, made better under it, removed and brought back', async () => {
  const { data } = await member('POST', path, draft)
  expect(data).toMatchObject({ ...draft, folder: '', shared: false, monitor: null, filters: [] })
  const better = await member('POST', path, { ...draft, query: '车门-招聘', address: 'q=车门-招聘' })
  expect(better.data).toMatchObject({ id: data.id, query: '车门-招聘' })
  await member('POST', path, { ...draft, folder: '质量' })
  expect(await names(member)).toEqual(['/车门冻住', '质量/车门冻住'])
  const { operation } = await member('DELETE', `${path}/${data.id}`)
  expect(await names(member)).toEqual(['质量/车门冻住'])
  expect((await undo(operation)).http).toBe(200)
  expect(await names(member)).toEqual(['/车门冻住', '质量/车门冻住'])
})

test('an own plan is nobody else’s, a shared one everybody’s in the organisation', async () => {
  const { data, operation } = await member('POST', path, draft)
  for (const other of [admin, reader, as('member', 8)]) {
    expect(await names(other)).toEqual([])
    expect((await other('DELETE', `${path}/${data.id}`)).http).toBe(404)
    expect((await other('POST', `${path}/${data.id}/look`)).http).toBe(404)
    expect((await other('GET', `${path}/${data.id}/new`)).http).toBe(404)
    expect((await undo(operation, other)).http).toBe(404)
  }
  expect((await reader('POST', path, { ...draft, shared: true })).http).toBe(403)
  const shared = await admin('POST', path, { ...draft, shared: true })
  expect(await names(reader)).toEqual(['/车门冻住'])
  expect((await reader('DELETE', `${path}/${shared.data.id}`)).http).toBe(403)
  expect(await names(as('reader', 8))).toEqual([])
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a long name', { name: '长'.repeat(51) }, 'name'],
  ['a long folder', { folder: '长'.repeat(31) }, 'folder'],
  ['a rule that cannot be read', { query: '车门+' }, 'query'],
  ['a rule that finds everything', { query: '-车门' }, 'query'],
])('%s is refused by the field', async (_, part, field) => {
  expect(await member('POST', path, { ...draft, ...part })).toMatchObject({ http: 400, problems: [{ field }] })
})

test('new is what came since one looked last, for each person alone', async () => {
  const { data } = await admin('POST', path, { ...draft, shared: true })
  const fresh = async (ask: typeof member) => (await ask('GET', `${path}/${data.id}/new`)).data
  await databases()
    .worker.transaction()
    .execute(tx =>
      storeArticles(
        tx,
        ['车门冻住了', '车门打不开', '别的事'].map(title => newArticle({ title, publishedAt: new Date() })),
        new Map(),
      ),
    )
  expect(await fresh(admin)).toEqual({ count: 2, capped: false })
  expect(await fresh(member)).toEqual({ count: 2, capped: false })
  await admin('POST', `${path}/${data.id}/look`)
  expect(await fresh(admin)).toEqual({ count: 0, capped: false })
  expect(await fresh(member)).toEqual({ count: 2, capped: false })
})

test('the last 200 searches of a person are kept, each once, the latest first', async () => {
  const keep = (ask: typeof member, address: string) => ask('POST', '/inews/searchHistory', { address })
  const past = async (ask: typeof member) =>
    (await ask('GET', '/inews/searchHistory')).data.map(({ address }: { address: string }) => address)
  for (let n = 0; n < 203; n++) await keep(member, `q=${n}`)
  await keep(member, 'q=100')
  await keep(reader, 'q=of the reader')
  const stored = await past(member)
  expect(stored).toHaveLength(200)
  expect(stored.slice(0, 2)).toEqual(['q=100', 'q=202'])
  expect(await past(reader)).toEqual(['q=of the reader'])
  await member('DELETE', '/inews/searchHistory')
  expect(await past(member)).toEqual([])
  expect(await past(reader)).toHaveLength(1)
  expect(await past(as('member', 8))).toEqual([])
})
