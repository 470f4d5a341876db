// Vocabularies named in rules: kept by name, matched by words, renewed with every change, and never lost silently.
import { canonicalise } from '@guanlan/engine/text'
import { vocabularyServer } from '@guanlan/features/articles/vocabularies/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { followRules, mediaBit } from '../following/follow.ts'
import { monitorServer } from '../routes.ts'
import { monitorsNamingVocabularies } from '../vocabulary-user.ts'

const { as, databases, undo } = openFeature(
  [monitorServer({ follow: () => {} }), vocabularyServer([monitorsNamingVocabularies])],
  ['tasks', 'monitor_versions', 'rule_changes', 'monitors', 'vocabularies'],
)
const send = as()
const keep = async (name: string, words: string[], use = 'ruleWords') =>
  (await send('POST', '/inews/vocabulary', { use, name, words })).data
const change = (stored: object, changes: object) => send('PUT', '/inews/vocabulary', { ...stored, ...changes })
const monitor = (rule: string, more: object = {}) =>
  send('POST', '/inews/monitor', { kind: 'item', name: '竞品召回', rule, ...more })
const read = async (id: number) => (await send('GET', `/inews/monitor/${id}`)).data

test('a rule keeps the name and wants the words; a change of them is followed by the matcher', async () => {
  const list = await keep('竞品', ['鲸鱼', '海豚'])
  const { data } = await monitor('召回+@竞品')
  expect(data).toMatchObject({ rule: '召回+@竞品', version: 1 })
  const rules = followRules()
  const wants = async (body: string) => {
    await databases()
      .worker.transaction()
      .execute(tx => rules.catchUp(tx))
    return rules.matcher.match({ title: canonicalise(''), body: canonicalise(body) }, mediaBit(1)).includes(data.id)
  }
  expect([await wants('海豚召回'), await wants('珊瑚召回'), await wants('@竞品召回')]).toEqual([true, false, false])

  const { operation } = await change(list, { words: ['珊瑚'] })
  expect([await wants('海豚召回'), await wants('珊瑚召回')]).toEqual([false, true])
  expect(await read(data.id)).toMatchObject({ rule: '召回+@竞品', version: 2 })
  const history = (await send('GET', `/inews/monitor/History?id=${data.id}`)).data
  expect(history.map(({ version, rule }: { version: number; rule: string }) => [version, rule])).toEqual([
    [2, '召回+@竞品'],
    [1, '召回+@竞品'],
  ])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tasks where kind = 'monitors.fill'`.execute(
    databases().worker,
  )
  expect(rows[0]?.n).toBeGreaterThan(0)

  await undo(operation)
  expect([await wants('海豚召回'), await wants('珊瑚召回')]).toEqual([true, false])
  expect((await read(data.id)).version).toBe(3)
})

test('a list inside a list is followed, and a new name is written into every rule and list', async () => {
  const inner = await keep('国外', ['whale'])
  await keep('竞品', ['鲸鱼', '@国外'])
  const { data } = await monitor('@竞品|@国外', { form: null })
  await change(inner, { name: '海外', words: ['dolphin'] })
  expect(await read(data.id)).toMatchObject({ rule: '@竞品|@海外', version: 2 })
  const { rows } = await sql<{ rule: string; names: string[] }>`
    select rule, vocabulary_names as names from monitors where id = ${data.id}`.execute(databases().worker)
  expect(rows[0]).toEqual({ rule: '(鲸鱼|dolphin)|dolphin', names: ['竞品', '海外'] })
})

test('a form keeps the name, too', async () => {
  const list = await keep('竞品', ['鲸鱼'])
  const form = { groups: [{ words: '召回,@竞品', frequency: 1 }], excluded: '' }
  const { data } = await monitor('', { rule: null, form })
  expect(data).toMatchObject({ form, rule: '召回|@竞品' })
  await change(list, { name: '对手' })
  expect((await read(data.id)).form.groups).toEqual([{ words: '召回,@对手', frequency: 1 }])
})

test('what is in use is neither removed nor switched off, and the monitor is named', async () => {
  const list = await keep('竞品', ['鲸鱼'])
  await monitor('@竞品')
  for (const answer of [
    await send('DELETE', `/inews/vocabulary/${list.id}`),
    await send('POST', '/inews/vocabulary/remove', { ids: [list.id] }),
    await change(list, { enabled: false }),
  ]) {
    expect(answer.http).toBe(409)
    expect(answer.msg).toContain('竞品召回')
  }
  expect((await send('GET', `/inews/vocabulary/${list.id}/uses`)).data).toMatchObject([
    { kind: 'monitor', name: '竞品召回' },
  ])
})

test('an unknown name, a ring, and the list of somebody else are refused by name', async () => {
  await keep('竞品', ['鲸鱼'])
  const unknown = await monitor('@对手')
  expect(JSON.stringify(unknown)).toContain('没有名为“对手”的词库')
  const list = await keep('甲', ['词'])
  await keep('乙', ['@甲'])
  const ring = await change(list, { words: ['@乙'] })
  expect(ring.http).toBe(400)
  expect(JSON.stringify(ring)).toContain('words.0')
  const theirs = await as('member', 8)('POST', '/inews/monitor', { kind: 'item', name: '别人的', rule: '@竞品' })
  expect(JSON.stringify(theirs)).toContain('没有名为“竞品”的词库')
})

test('words of a vocabulary count towards the words of a monitor', async () => {
  await keep('竞品', ['鲸鱼', '海豚', '珊瑚'])
  await sql`insert into org_limits (org_id, quota, most) values (7, 'monitorWordCount', 3)`.execute(databases().worker)
  try {
    expect((await send('POST', '/inews/monitor', { kind: 'item', name: '正好', rule: '@竞品' })).http).toBe(200)
    expect((await send('POST', '/inews/monitor', { kind: 'item', name: '太多', rule: '召回+@竞品' })).http).toBe(403)
  } finally {
    await sql`delete from org_limits`.execute(databases().worker)
  }
})
