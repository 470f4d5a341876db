// A file of every call that makes one for an office program, with titles that break out of what is written badly: all of it is XML, and
// LibreOffice opens it where the machine has it (`GUANLAN_SOFFICE`, or `soffice` on the path).
import { buffer } from 'node:stream/consumers'
import { cleanXml, methodOf } from '@guanlan/platform/contract'
import { asPdf, findOffice, hostileTitles, migratedDatabase, xmlElements, xmlParts } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Filling, type Ground, makeGround, oneOfEverything } from './one-of-everything/index.ts'
import { openProduct, type Product } from './product.ts'
import { callsOfMembers, limits } from './walk/calls.ts'

const orgId = 11
const office = await findOffice()
let product: Product
let ground: Ground
/** By what made them, with their ending. */
const files = new Map<string, Buffer>()

/** Calls that answer with a file that no office program opens, or with one that another call here has made. */
const otherFiles = [
  ...[
    'apiKeys.stream',
    'charts.map',
    'crisis.openFile',
    'exports.file',
    'guidance.answerFile',
    'plugins.clipper',
    'recordings.file',
    'offlinePieces.openFile',
    'organisationData.file',
    'policies.file',
    'releases.openFile',
    'reportCases.file',
    'tasks.result',
  ],
  ...['snapshots.page', 'snapshots.evidence', 'snapshots.warc'],
]

/** By the name of the call: the columns of a list that may be exported. */
const exports = callsOfMembers.flatMap(([name, { path, body }]) => {
  const { columns } = ((body as z.ZodObject | undefined)?.shape ?? {}) as { columns?: z.ZodArray<z.ZodEnum> }
  return path.endsWith('/export') && columns ? [{ name, path, columns: columns.element.options }] : []
})
const imports = ['sensitiveWords', 'complaints', 'reviews', 'addressBook', 'members']

/** Half of a sign is refused at the door. In names that may be no longer than 50 characters, and not alike. */
const names = hostileTitles.map((title, at) => `${title.toWellFormed()}${at}`)

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url, { limits })
  ground = await makeGround(product, orgId)
  const { make } = ground
  const everywhere = names.join('')
  await product.databases.worker
    .updateTable('organisations')
    .set({ name: cleanXml(everywhere.slice(0, 50)) })
    .where('id', '=', orgId)
    .execute()
  await make('/ua/upload/article/addBatch', {
    items: names.map((title, at) => ({
      title: `${title} 潮音石`,
      body: `${title}潮音石。${everywhere}`,
      author: title,
      media: `${title}报`,
      mediaType: 'press',
      url: `https://news.invalid/${at}?"${title}"`,
    })),
  })
  for (const [at, name] of names.entries()) {
    await make('/inews/monitor', { kind: 'item', name, rule: '潮音石' })
    await make('/inews/sensitiveWord/save', { word: name })
    await make('/inews/addressBook', { name, email: `hostile${at}@outside.example.com`, groups: [name] })
    await make('/spider/source/save', { url: `https://source-of-${at}.invalid/feed`, name, folder: name })
    await make('/inews/wordMouth', {
      code: name,
      title: name,
      product: name,
      platform: name,
      score: 4,
      publishedOn: '2026-11-20',
    })
    await make('/mgrV1/role/add', { name, basedOn: 'reader', granted: ['monitors.edit'] })
  }
  return () => database.drop()
})
afterAll(() => product.close())

test('every call that makes a file for an office program makes one', async () => {
  for (const { name, path, columns } of exports) {
    const filling = await oneOfEverything[name]?.(ground)
    await taken(name, path, { ...filling?.body, columns, kind: 'xlsx' })
  }
  for (const feature of imports) {
    const filling = (await oneOfEverything[`${feature}.importRows`]?.(ground)) as Filling
    const path = callsOfMembers.find(([name]) => name === `${feature}.importRows`)?.[1].path ?? ''
    const { columns } = filling.body as { columns: string[] }
    // Too long for each field: the rows come back, with the reason.
    const row = (name: string) => columns.map(() => `"${name.replaceAll('"', '""')}${'长'.repeat(3_000)}"`).join()
    const content = [columns.join(), ...names.map(row)].join('\n')
    const file = await ground.upload(`${path}/file`, content)
    await taken(`${feature}.importRows`, path, { ...filling.body, file, columns })
  }
  const { article, monitor, question } = ground
  const charts = names.map((title, at) => ({ chart: at % 2 === 0 ? 'mediaTypes' : 'activeMedia', title }))
  await answered('charts.export', 'xlsx', { body: { ...question, charts } })
  const pivot = await oneOfEverything['dataTasks.pivotFile']?.(ground)
  await answered('dataTasks.pivotFile', 'xlsx', { ...pivot })
  for (const title of names) {
    const shows = { kind: 'number', measure: 'articles' }
    const panels = [{ id: 'p1', title, at: { x: 0, y: 0, w: 6, h: 3 }, shows }]
    await answered('boards.exportFigures', 'xlsx', {
      body: { name: title.slice(0, 50), panels, frame: { range: '30d' } },
    })
  }
  await answered('intake.template', 'xlsx', { query: { kind: 'xlsx' } })
  await answered('monitors.exportTree', 'xlsx', { query: { kind: 'xlsx' } })
  await answered('roles.sheet', 'xlsx', {})
  await answered('sources.opml', 'opml', {})
  const list = (await ground.owner.ask('POST', '/inews/monitorArticle/list', { ...question, pageSize: 200 })).body.data
    .list
  const idList = list.map(({ id }: { id: number }) => id)
  for (const [at, title] of names.entries()) {
    const { reportId } = await ground.make('/report/add', {
      reportName: title,
      templateId: 'weekly',
      monitors: [monitor],
    })
    const kind = ['docx', 'pptx', 'xlsx'][at % 3] ?? ''
    await answered('reports.file', kind, { params: { reportId, kind } })
  }
  for (const name of names) {
    const { id } = await ground.make('/crisis/startCrisis', { name, crisisLevel: 2, about: name })
    await ground.make('/crisis/chronicle', { crisisId: id, text: name })
    const { reportId } = await ground.make('/crisis/report', { crisisId: id })
    await answered('reports.file', 'docx', { params: { reportId, kind: 'docx' } })
    const said = { crisisId: id, title: name, paragraphs: [{ text: name }] }
    const statement = await ground.make('/crisis/statements', said)
    await answered('crisis.statementFile', 'docx', { params: { id: statement.id, kind: 'docx' } })
  }
  for (const [at, name] of names.entries()) {
    const title = name.slice(0, 50)
    const { id } = await ground.make('/ipr/infoEvent/add', { title, note: name, rule: `事件${at}`, idList })
    await answered('events.exportToExcel', 'xlsx', { params: { id } })
    await answered('traceability.export', 'xlsx', { body: { kind: 'event', id } })
    const { reportId } = await ground.make(`/ipr/infoEvent/${id}/report`, {})
    await answered('reports.file', 'docx', { params: { reportId, kind: 'docx' } })
    await answered('traceability.exportReposts', 'xlsx', { body: { kind: 'event', id } })
  }
  const month = { period: 'month', day: new Date().toISOString().slice(0, 10) }
  await answered('mediaProfiles.exportTops', 'xlsx', { query: month })
  await answered('mediaProfiles.exportTopsOfBody', 'xlsx', { body: month })
  await answered('resources.hotFile', 'xlsx', { body: { day: month.day } })
  await answered('wordClouds.file', 'xlsx', { body: { words: names.map((word, at) => ({ word, count: at + 1 })) } })
  for (const whole of [true, false])
    await answered('briefs.file', 'docx', { params: { kind: 'docx' }, body: { idList, title: names[4], whole } })
  expect(idList).toContain(article)
  const fields = ['title', 'media', 'author', 'url', 'body'].map(key => ({ key, title: names[1] }))
  for (const format of ['xlsx', 'docx']) {
    const { id } = await ground.make('/inews/downloadInfo', { ticked: { idList }, fields, format, fileName: names[0] })
    await answered('exports.file', format, { params: { id } })
  }
  const made = [...files.keys()].map(name => name.split(' ')[0] ?? '')
  const makers = callsOfMembers.filter(([, { envelope }]) => envelope === 'file').map(([name]) => name)
  expect(makers.filter(name => !made.includes(name)).sort()).toEqual(
    otherFiles.filter(name => !made.includes(name)).sort(),
  )
  expect(
    [...exports.map(({ name }) => name), ...imports.map(name => `${name}.importRows`)].filter(
      name => !made.includes(name),
    ),
  ).toEqual([])
}, 240_000)

test('every part of every file is XML, and the titles stand in it', async () => {
  const texts: string[] = []
  for (const [name, bytes] of files) {
    const parts = name.endsWith('.opml') ? [xmlElements(bytes.toString())] : [...(await xmlParts(bytes)).values()]
    const all = parts.flat().flatMap(({ text, attributes }) => [text, ...Object.values(attributes)])
    expect(all.length, name).toBeGreaterThan(10)
    texts.push(...all)
  }
  const written = texts.join('\n')
  for (const name of names) expect(written).toContain(cleanXml(name).replace('_x0041_', '_x005F_x0041_'))
})

test.skipIf(office === null)(
  `LibreOffice opens a file of every kind${office === null ? ' (not on this machine)' : ''}`,
  async () => {
    // One of each kind that a call makes: what hostile titles do to the others was read as XML.
    const kinds = new Map([...files].map(file => [file[0].replace(/ \d+/, ''), file]))
    const opened = await asPdf(office ?? '', new Map(kinds.values()))
    const expected = [...kinds.values()].map(([name]) => name).filter(name => !name.endsWith('.opml'))
    expect(expected.filter(name => opened.get(name)?.subarray(0, 4).toString() !== '%PDF')).toEqual([])
  },
  240_000,
)

const answered = async (name: string, ending: string, { params = {}, query = {}, body }: Filling) => {
  const endpoint = callsOfMembers.find(([each]) => each === name)?.[1]
  if (!endpoint) throw new Error(`there is no call ${name}`)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
  const requested = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const reply = await product.app.inject({
    method: methodOf(endpoint),
    url: `${path}?${requested}`,
    headers: {
      host: 'localhost:8080',
      authorization: `Bearer ${await ground.owner.freshToken()}`,
      orgid: String(orgId),
    },
    ...(body && { payload: body }),
  })
  expect(reply.statusCode, `${name}: ${reply.body.slice(0, 500)}`).toBe(200)
  files.set(`${name} ${files.size}.${ending}`, reply.rawPayload)
}

/** What a task leaves. */
async function taken(name: string, path: string, body: object): Promise<void> {
  const { task } = await ground.make(path, body)
  const stored = await product.store.get(product.files.keyOf({ orgId, id: task }))
  if (!stored) throw new Error(`${name} left no file`)
  files.set(`${name} ${files.size}.xlsx`, await buffer(stored.stream))
}
