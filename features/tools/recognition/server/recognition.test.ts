// Recognition: subtitles are read, what nobody is set for says so; pictures are compared by their looks; clips are cut by a program or refused.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { hashPicture } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { argumentsOf } from './clip.ts'
import { recognitionOfRecordings, recognitionServer, recognitionWorks } from './index.ts'
import { readSubtitles } from './subtitles.ts'
import { linesOf } from './transcriber.ts'

const none = { transcriber: null, cutter: null }
const { as, databases, upload } = openFeature(
  [articleServer, recognitionServer(none)],
  ['recog_tasks', 'tasks', 'stored_files', 'picture_monitors'],
)
const path = '/inews/recogTask'
const srt =
  '1\n00:00:01,000 --> 00:00:02,500\n灯塔<b>亮了</b>\n\n2\n00:01:00,000 --> 00:01:02,000\n<script>x()</script>晚安\n'
const recognise = async (name: string, content: string, type: string) => {
  const sent = await upload(`${path}/file`, name, content)
  const made = await as()('POST', path, { type, fileId: sent.data.id })
  await finishTasks(databases(), recognitionWorks(none))
  return (await as('reader')('GET', `${path}/${made.data.id}`)).data
}

test('subtitles become lines with their seconds', async () => {
  expect(await recognise('a.srt', srt, 'video')).toMatchObject({
    status: 'v_2',
    way: 'subtitles',
    lines: [
      { from: 1, to: 2.5, text: '灯塔亮了' },
      { from: 60, to: 62, text: '晚安' },
    ],
  })
})

test.each([
  ['sound without a service', 'a.mp3', 'ID3xxxx', 'audio', '未接入语音识别，仅支持字幕'],
  ['a picture', 'a.gif', 'GIF89a', 'image', '未接入图片识别'],
  ['subtitles of nothing', 'a.srt', '没有时间', 'audio', '字幕文件中没有可读的字幕'],
])('%s ends unrecognised with its reason', async (_, name, content, type, reason) =>
  expect(await recognise(name, content, type)).toMatchObject({ status: 'v_0', reason, text: '' }),
)

test('refused: a file of another kind, both sources, a clip without a program; another organisation finds nothing', async () => {
  const { data } = await upload(`${path}/file`, 'a.srt', srt)
  expect((await as()('POST', path, { type: 'image', fileId: data.id })).http).toBe(400)
  expect((await as()('POST', path, { type: 'image', fileId: data.id, recordingId: 1 })).http).toBe(400)
  expect((await as('reader')('POST', path, { type: 'audio', fileId: data.id })).http).toBe(403)
  const clip = await as()('POST', '/inews/clipVideo', { fileId: data.id, start: 0, end: 10 })
  expect([clip.http, clip.msg]).toEqual([503, '未接入剪辑程序'])
  const long = await as()('POST', '/inews/clipVideo', { fileId: data.id, start: 0, end: 1_801 })
  expect([long.http, long.problems?.[0]?.msg]).toEqual([400, '剪辑最长 30 分钟'])
  const { id } = (await as()('POST', path, { type: 'audio', fileId: data.id })).data
  expect((await as('member', 8)('GET', `${path}/${id}`)).http).toBe(404)
  expect((await as('member', 8)('POST', path, { type: 'audio', fileId: data.id })).http).toBe(400)
})

test('a cutting program gets a list, and protocols of files alone', () => {
  const args = argumentsOf('/t/-i http.ts', '/t/out.ts', 1, 61)
  expect(args).toEqual(expect.arrayContaining(['-protocol_whitelist', 'file,pipe', 'file:/t/-i http.ts', '60.000']))
})

test.each([
  ['', []],
  ['WEBVTT\n\n00:01.000 --> 00:02.000 align:start\n你好', [{ from: 1, to: 2, text: '你好' }]],
])('subtitles %j', (text, lines) => expect(readSubtitles(text)).toEqual(lines))

test.each([
  ['{"text":"甲"}', [{ from: 0, to: 0, text: '甲' }]],
  ['{"text":"甲乙","segments":[{"start":1,"end":2,"text":" 甲 "}]}', [{ from: 1, to: 2, text: '甲' }]],
  ['<html>', null],
])('an answer %j', (answer, lines) => expect(linesOf(answer)).toEqual(lines))

test.each([
  ['a ZIP called PNG', 'PK\u0003\u0004'],
  ['nothing', ''],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('%s is no picture', async (_, bytes) => expect(await hashPicture(Buffer.from(bytes))).toBeNull())

test('recordings are told how far their recognition has come, of their own organisation alone', async () => {
  const task = (orgId: number, recordingId: number, flag: string) =>
    sql`insert into recog_tasks (org_id, kind, name, recording_id, flag, created_at, created_by)
      values (${orgId}, 'audio', '录音', ${recordingId}, ${flag}, now(), 1)`.execute(databases().worker)
  await task(7, 501, 'v_2')
  await task(7, 501, 'v_1')
  await task(7, 502, 'v_1')
  await task(8, 503, 'v_2')
  const flags = await recognitionOfRecordings({ orgId: 7, db: databases().worker } as never, [501, 502, 503, 504])
  expect([...flags].sort()).toEqual([
    [501, 'v_2'],
    [502, 'v_1'],
  ])
})
