import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warningsServer } from '../index.ts'
import { sendMessage } from '../sending/messages.ts'

const { as, databases, undo } = openFeature(
  [warningsServer({ follow() {} })],
  ['links', 'deliveries', 'warning_incidents', 'warning_templates', 'warning_versions', 'warnings'],
)
const path = '/inews/warning/template'
const [member, reader, stranger] = [as(), as('reader'), as('member', 8)]
const content = [
  { row_title: '规模', row_content: [{ filed_name: 'articles', format: '', end_txt: ' 篇' }] },
  { row_title: '来源', row_content: [{ filed_name: 'source', format: '', end_txt: '' }] },
]
const add = async (name = '简短') => (await member('POST', path, { name, content })).data
async function anIncident(orgId = 7, warningId: number | null = null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into warning_incidents (org_id, warning_id, warning_version, warning_name, source, title, sentiment, articles) values (${orgId}, ${warningId}, 1, '召回', 'auto', '泊舟汽车召回', -1, 3) returning id`.execute(
    databases().worker,
  )
  return rows[0]?.id ?? 0
}
const notified = async (orgId: number, warningId: number | null = null): Promise<string[]> => {
  const incidentId = await anIncident(orgId, warningId)
  const db = databases().worker
  const expected = {
    memberIds: null,
    channelIds: [],
    contactIds: [],
    groups: [],
    receiveEmail: false,
    receiveWechat: false,
  }
  const message = {
    incidentId,
    reason: 'first' as const,
    articleId: null,
    once: `${incidentId}`,
    to: expected,
    hours: null,
  }
  await db.transaction().execute(tx => sendMessage({ orgId, db: tx, now: new Date() }, message))
  const { rows } = await sql<{ lines: string[] }>`
    select message -> 'lines' as lines from deliveries where org_id = ${orgId} order by id desc limit 1`.execute(db)
  return rows[0]?.lines ?? []
}

test('an organisation with a template of its own is told by it, others by the default one', async () => {
  const { id } = await add()
  expect(await notified(7)).toEqual(['首次发现。', '共 3 篇，0 家媒体。'])
  const used = await member('PUT', `${path}/${id}/use`)
  expect(used.data.map((each: { name: string; inUse: boolean }) => [each.name, each.inUse])).toEqual([
    ['简短', true],
    ['默认模板', false],
  ])
  expect(await notified(7)).toEqual(['规模：3 篇'])
  expect(await notified(8)).toEqual(['首次发现。', '共 3 篇，0 家媒体。'])
  await undo(used.operation)
  expect(await notified(7)).toHaveLength(2)
})

test('another one takes its place, and the default one comes back', async () => {
  const [one, two] = [await add('一'), await add('二')]
  await member('PUT', `${path}/${one.id}/use`)
  await member('PUT', `${path}/${two.id}/use`)
  const inUse = async () => (await member('GET', path)).data.filter((each: { inUse: boolean }) => each.inUse)
  expect(await inUse()).toMatchObject([{ name: '二' }])
  await member('PUT', `${path}/0/use`)
  expect(await inUse()).toMatchObject([{ id: 0 }])
})

test('as settings they are spelled as the specification spells them', async () => {
  await add()
  const { data } = await member('GET', '/inews/templateInfoCopy')
  expect(data.dataList.map((each: { name: string }) => each.name)).toEqual(['默认模板', '简短'])
  expect(data.dataList[1].settingContent).toEqual({ content })
})

test('the preview is written for the newest incident, rows without values left out', async () => {
  expect((await member('POST', `${path}/preview`, { content })).data).toEqual({ lines: [], of: null, looks: [] })
  await anIncident()
  const { data } = await member('POST', `${path}/preview`, { content })
  expect(data).toMatchObject({ lines: ['规模：3 篇'], of: '泊舟汽车召回' })
  const channels = data.looks.map((look: { channel: string }) => look.channel)
  expect(channels).toEqual(['inApp', 'email', 'weCom', 'dingTalk', 'feishu'])
  for (const { text, bytes } of data.looks) {
    expect(text).toContain('规模：3 篇')
    expect(bytes).toBeGreaterThan(text.length)
  }
})

test('an older version, a taken name, an unknown field and a stranger are refused', async () => {
  const { id, version } = await add()
  await member('PUT', `${path}/${id}`, { name: '改', content, version })
  expect((await member('PUT', `${path}/${id}`, { name: '再改', content, version })).http).toBe(409)
  expect(await member('POST', path, { name: '改', content })).toMatchObject({
    http: 409,
    problems: [{ field: 'name' }],
  })
  const wrong = [{ row_title: '', row_content: [{ filed_name: 'password' }] }]
  expect(await member('POST', path, { name: '丙', content: wrong })).toMatchObject({
    http: 400,
    problems: [{ field: 'content.0.row_content.0.filed_name' }],
  })
  expect((await reader('POST', path, { name: '丁', content })).http).toBe(403)
  expect((await stranger('PUT', `${path}/${id}/use`)).http).toBe(404)
  expect((await stranger('DELETE', `${path}/${id}`)).http).toBe(404)
  expect((await stranger('GET', path)).data).toMatchObject([{ id: 0, inUse: true }])
})

const warningDraft = (more: object = {}) => ({
  name: '召回',
  warningWords: '泊舟+召回',
  mediaType: ['web'],
  sentiment: [-1],
  startTime: '2026-01-01',
  endTime: '2099-12-31',
  receiveEmail: true,
  ...more,
})
const addWarning = async (more: object = {}) => (await member('POST', '/inews/warning', warningDraft(more))).data
const usual = ['首次发现。', '共 3 篇，0 家媒体。']

test('a warning has a template of its own, the default one, or that of the organisation; one that is gone counts as none', async () => {
  const [own, used] = [
    await add('一'),
    (await member('POST', path, { name: '二', content: [content[1], content[0]] })).data,
  ]
  await member('PUT', `${path}/${used.id}/use`)
  const withOwn = await addWarning({ templateId: own.id })
  const withDefault = await addWarning({ name: '默认的', templateId: 0 })
  const without = await addWarning({ name: '没选的' })
  expect(await notified(7, withOwn.id)).toEqual(['规模：3 篇'])
  expect(await notified(7, withDefault.id)).toEqual(usual)
  await member('DELETE', `${path}/${used.id}`)
  expect(await notified(7, without.id)).toEqual(usual)
  const removed = await member('DELETE', `${path}/${own.id}`)
  expect(await notified(7, withOwn.id)).toEqual(usual)
  await undo(removed.operation)
  expect(await notified(7, withOwn.id)).toEqual(['规模：3 篇'])
})

test('a template of another organisation is refused by the field', async () => {
  const { id } = (await stranger('POST', path, { name: '别家的', content })).data
  expect(await member('POST', '/inews/warning', warningDraft({ templateId: id }))).toMatchObject({
    http: 400,
    problems: [{ field: 'templateId' }],
  })
})

test('the templates of a warning are chosen from by a link, which opens no other warning', async () => {
  const own = await add()
  const { id } = await addWarning()
  await anIncident(7, id)
  const { token, address } = (await member('POST', `${path}/link`, { warningId: id })).data
  expect(address).toBe(`/warningTemplate/${id}?token=${token}`)
  const choices = `${path}/choice/${token}`
  expect((await stranger('GET', `${choices}?groupId=${id}`)).data).toMatchObject({
    warningName: '召回',
    of: '泊舟汽车召回',
    templates: [
      { id: 0, isChosen: true, lines: ['首次发现。', '规模：3 篇，0 家媒体'] },
      { name: '简短', isChosen: false, lines: ['规模：3 篇'] },
    ],
  })
  const chosen = await stranger('POST', choices, { groupId: id, templateId: own.id })
  expect(chosen.data.templates).toMatchObject([{ isChosen: false }, { isChosen: true }])
  expect(await notified(7, id)).toEqual(['规模：3 篇'])
  expect((await member('GET', `/inews/warning/${id}/versions`)).data).toMatchObject([
    { version: 2, savedBy: null, draft: { templateId: own.id } },
    { version: 1, draft: { templateId: null } },
  ])
  const other = await addWarning({ name: '另一个' })
  const foreign = (await stranger('POST', path, { name: '别家的', content })).data
  expect((await stranger('GET', `${choices}?groupId=${other.id}`)).http).toBe(404)
  expect((await stranger('POST', choices, { groupId: other.id, templateId: own.id })).http).toBe(404)
  expect((await stranger('POST', choices, { groupId: id, templateId: foreign.id })).http).toBe(400)
  expect((await stranger('POST', `${path}/link`, { warningId: id })).http).toBe(404)
  expect((await reader('POST', `${path}/link`, { warningId: id })).http).toBe(403)
})
