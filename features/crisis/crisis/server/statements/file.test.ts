// A statement as a file says what was written and nothing else of its crisis.
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openDocuments } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { crisisServer } from '../index.ts'
import { paperOf } from './file.ts'

const { as } = openFeature([crisisServer({ follow() {} }, openDocuments(null)), articleActionsServer])
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const text = { title: '关于车门的说明', paragraphs: [{ text: '我们正在核实。' }, { text: '明天公布结果。' }] }
const began = async (crisisLevel: number) => {
  const crisisId = (await member('POST', '/crisis/startCrisis', { name: '内部名称', crisisLevel })).data.id
  return (await member('POST', '/crisis/statements', { ...text, crisisId })).data
}

test('its text, and whether it is a draft or sealed', () => {
  const draft = { ...text, paragraphs: text.paragraphs.map(each => ({ ...each, factIds: [7] })), number: 3, hash: null }
  const paper = paperOf(draft, '澄屿汽车', 'zh')
  expect(paper).toMatchObject({ title: text.title, watermark: '草稿', footer: '第 3 版，未核定' })
  expect(paper.parts).toEqual([
    { kind: 'heading', level: 1, text: text.title },
    { kind: 'text', paragraphs: text.paragraphs.map(({ text }) => ({ runs: [{ text }] })) },
  ])
  const sealed = paperOf({ ...draft, hash: 'a'.repeat(64) }, '澄屿汽车', 'en')
  expect(sealed).toMatchObject({ watermark: '', footer: `Version 3, approved. SHA-256 ${'a'.repeat(16)}…` })
})

test('who sees the crisis has it as Word; a machine without a browser says that it makes no PDF', async () => {
  const { id } = await began(4)
  for (const ask of [member, reader]) expect((await ask('GET', `/crisis/statements/${id}/file/docx`)).http).toBe(200)
  expect((await member('GET', `/crisis/statements/${id}/file/pdf`)).http).toBe(503)
  expect((await member('GET', `/crisis/statements/${id}/file/exe`)).http).toBe(400)
  expect((await stranger('GET', `/crisis/statements/${id}/file/docx`)).http).toBe(404)
})
