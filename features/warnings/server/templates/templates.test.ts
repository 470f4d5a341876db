import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warningsServer } from '../index.ts'
import { sendMessage } from '../sending/messages.ts'

const { as, databases, undo } = openFeature(
  [warningsServer({ follow() {} })],
  ['deliveries', 'warning_incidents', 'warning_templates'],
)
const path = '/inews/warning/template'
const [member, reader, stranger] = [as(), as('reader'), as('member', 8)]
const content = [
  { row_title: '规模', row_content: [{ filed_name: 'articles', format: '', end_txt: ' 篇' }] },
  { row_title: '来源', row_content: [{ filed_name: 'source', format: '', end_txt: '' }] },
]
const add = async (name = '简短') => (await member('POST', path, { name, content })).data
async function anIncident(orgId = 7): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into warning_incidents (org_id, warning_name, source, title, sentiment, articles) values (${orgId}, '召回', 'auto', '泊舟汽车召回', -1, 3) returning id`.execute(
    databases().worker,
  )
  return rows[0]?.id ?? 0
}
const told = async (orgId: number): Promise<string[]> => {
  const incidentId = await anIncident(orgId)
  const db = databases().worker
  const wanted = {
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
    to: wanted,
    hours: null,
  }
  await db.transaction().execute(tx => sendMessage({ orgId, db: tx, now: new Date() }, message))
  const { rows } = await sql<{ lines: string[] }>`
    select message -> 'lines' as lines from deliveries where org_id = ${orgId} order by id desc limit 1`.execute(db)
  return rows[0]?.lines ?? []
}

test('an organisation with a template of its own is told by it, others by the default one', async () => {
  const { id } = await add()
  expect(await told(7)).toEqual(['首次发现。', '共 3 篇，0 家媒体。'])
  const used = await member('PUT', `${path}/${id}/use`)
  expect(used.data.map((each: { name: string; inUse: boolean }) => [each.name, each.inUse])).toEqual([
    ['简短', true],
    ['默认模板', false],
  ])
  expect(await told(7)).toEqual(['规模：3 篇'])
  expect(await told(8)).toEqual(['首次发现。', '共 3 篇，0 家媒体。'])
  await undo(used.operation)
  expect(await told(7)).toHaveLength(2)
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
  expect((await member('POST', `${path}/preview`, { content })).data).toEqual({ lines: [], of: null, bytes: 0 })
  await anIncident()
  const { data } = await member('POST', `${path}/preview`, { content })
  expect(data).toEqual({ lines: ['规模：3 篇'], of: '泊舟汽车召回', bytes: 33 })
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
