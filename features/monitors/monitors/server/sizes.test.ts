import type { Scope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { monitorServer } from './routes.ts'
import { ruleItemsOf, wordsOf } from './sizes.ts'

const { as, databases } = openFeature(
  [monitorServer({ follow: () => {} })],
  ['org_limits', 'tasks', 'monitor_versions', 'rule_changes', 'monitors'],
)
const form = (excluded: string, ...words: string[]) => ({
  groups: words.map(each => ({ words: each, frequency: 1 })),
  excluded,
})

test.each([
  ['a form', { form: form('招聘,广告', '车门,门把手', '冻住') }, 3, 2],
  ['a text', { rule: '(车门|门把手)+冻住-招聘' }, 4, 2],
  ['one word', { rule: '车门' }, 1, 1],
  ['a choice', { rule: '车门|门把手' }, 2, 1],
  ['what cannot be read', { rule: '(车门' }, 0, 0],
])('the size of %s', async (_, written, words, items) => {
  const draft = { form: null, rule: null, ...written }
  // No vocabulary is named: nothing is asked of the database.
  const scope = {} as Scope
  expect([await wordsOf(scope, draft), await ruleItemsOf(scope, draft)]).toEqual([words, items])
})

test.each([
  ['monitorWordCount', '监测项词数'],
  ['monitorRuleItemCount', '监测项词组数'],
])('%s holds for new and for changed monitors', async (quota, name) => {
  await databases().worker.insertInto('org_limits').values({ org_id: 7, quota, most: 1 }).execute()
  const save = (method: 'POST' | 'PUT', rule: string, id = '') =>
    as()(method, `/inews/monitor${id}`, { kind: 'item', name: '潮汐', rule })
  const refused = { http: 403, msg: expect.stringContaining(name) }
  expect(await save('POST', '车门+冻住')).toMatchObject(refused)
  const { data, http } = await save('POST', '车门')
  expect(http).toBe(200)
  expect(await save('PUT', '车门+冻住', `/${data.id}`)).toMatchObject(refused)
  expect((await as()('POST', '/inews/monitor', { kind: 'folder', name: '品牌' })).http).toBe(200)
})
