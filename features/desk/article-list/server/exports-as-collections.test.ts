// Articles as one document for reading, ordered from the desk.
import { requireKey } from '@guanlan/platform/server'
import { testFiles, unzipped } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fields, openExports, whole } from './testing/exports.ts'

const { databases, documents, arrive, order, made, limit } = openExports()

describe('a collection', () => {
  const bytesOf = async (id: number): Promise<Buffer> => {
    const store = await testFiles()
    const { rows } = await sql<{
      key: string
    }>`select key from download_parts where download_id = ${id} order by place`.execute(databases().worker)
    const chunks: Uint8Array[] = []
    for (const { key } of rows)
      for await (const bytes of (await store.get(requireKey(key)))?.stream ?? []) chunks.push(bytes)
    return Buffer.concat(chunks)
  }
  const collected = (format: string, keys = ['title', 'media', 'copies', 'body']) =>
    made({ ...whole(), format, fields: fields(...keys) })

  test('has one article after the other with its facts and text, words of the monitor marked', async () => {
    await arrive(3, { body: '今天说到甲和乙。\n第二段' })
    const { record } = await collected('docx')
    expect(record).toMatchObject({ state: 'done', rows: 3, format: 'docx' })
    const document = await unzipped(await bytesOf(record.id))
    const text = String(document.get('word/document.xml'))
    for (const said of ['1. 第3篇', '3. 第1篇', '第二段']) expect(text).toContain(said)
    expect(text).toMatch(/<w:highlight[^>]*\/>[^甲]*甲<|<w:shd[^>]*\/>[^甲]*甲</)
  })

  test('is printed where there is a Chromium, refused by name elsewhere, and has an end', async () => {
    await arrive(1)
    if (documents.kinds.includes('pdf')) {
      const { record } = await collected('pdf')
      expect((await bytesOf(record.id)).subarray(0, 5).toString()).toBe('%PDF-')
    }
    await limit('downloadFieldLevel', 2)
    expect(await order({ ...whole(), format: 'docx', fields: fields('title', 'body') })).toMatchObject({ http: 403 })
  })
})
