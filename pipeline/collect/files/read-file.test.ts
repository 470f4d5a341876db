import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { writeSheet } from '@guanlan/platform/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FileItem, readFile } from './read-file.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'guanlan-files-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

interface Read {
  items: FileItem[]
  /** Why reading ended early. */
  reason: string
}

async function read(path: string): Promise<Read> {
  const items: FileItem[] = []
  try {
    for await (const item of readFile(path)) items.push(item)
    return { items, reason: '' }
  } catch (error) {
    return { items, reason: error instanceof Error ? error.message : String(error) }
  }
}
const titled = (line: number, title: string) => ({ line, item: { title } })
/** 标题 in GB18030. */
const chinese = Buffer.from([0xb1, 0xea, 0xcc, 0xe2])

describe('lines of JSON', () => {
  test('are read one by one; empty lines, a byte order mark and other line ends do not matter', async () => {
    const path = await file('a.jsonl', '\ufeff{"title":"一"}\r\n\n   \n{"title":"二"}\n{"title":"三"}')
    expect(await read(path)).toEqual({ items: [titled(1, '一'), titled(4, '二'), titled(5, '三')], reason: '' })
  })

  test('that are wrong are named, and the others are kept', async () => {
    const path = await file('b.jsonl', '{"title":"一"}\n{"title":\u0000\nnull\n[1]\n"x"\n{"title":"二"}\n')
    expect(await read(path)).toEqual({
      items: [
        titled(1, '一'),
        { line: 2, problem: 'pipeline.notJson', text: '{"title":' },
        { line: 3, item: null },
        { line: 4, item: [1] },
        { line: 5, item: 'x' },
        titled(6, '二'),
      ],
      reason: '',
    })
  })

  test('in another encoding are named, and the others are kept', async () => {
    const path = await file(
      'c.jsonl',
      Buffer.concat([Buffer.from('{"title":"一"}\n{"title":"'), chinese, Buffer.from('"}\n{"title":"二"}\n')]),
    )
    const { items } = await read(path)
    expect(items).toMatchObject([titled(1, '一'), { line: 2, problem: 'pipeline.notUtf8' }, titled(3, '二')])
  })

  test('of characters that fall between two pieces of the file are read whole', async () => {
    const titles = Array.from({ length: 3_000 }, (_, n) => `${'漢字😀'.repeat(20)}${n}`)
    const path = await file('d.jsonl.gz', gzipSync(titles.map(title => JSON.stringify({ title })).join('\n')))
    expect((await read(path)).items).toEqual(titles.map((title, n) => titled(n + 1, title)))
  })

  test('of seventy megabytes are refused by their number, and the lines after are read', async () => {
    const path = join(folder, 'long.jsonl')
    const out = createWriteStream(path)
    out.write('{"title":"一"}\n{"title":"')
    for (let written = 0; written < 70; written++)
      if (!out.write('x'.repeat(1024 * 1024))) await new Promise<void>(resolve => out.once('drain', resolve))
    await new Promise<void>(resolve => out.end('"}\n{"title":"二"}\n', resolve))
    const { items } = await read(path)
    expect(items).toMatchObject([titled(1, '一'), { line: 2, problem: 'pipeline.tooLong' }, titled(3, '二')])
  })

  test('of any depth are read or refused', async () => {
    const deep = '['.repeat(200_000)
    const path = await file('deep.jsonl', `${deep}\n{"title":"二"}\n{"extra":${deep}${']'.repeat(200_000)}}\n`)
    const { items, reason } = await read(path)
    expect(reason).toBe('')
    expect(items).toMatchObject([{ line: 1, problem: 'pipeline.notJson' }, titled(2, '二'), { line: 3 }])
  })
})

describe('CSV', () => {
  test('is read with a byte order mark, quoted commas, quotes and newlines, and Chinese headings', async () => {
    const path = await file(
      'a.csv',
      '\ufeff标题,正文,来源,点赞,发布时间\r\n"一, ""引"" 二","第一行\n第二行",甲报,12,2026-11-02 08:30\r\n\r\n三,四,,,\r\n',
    )
    const { items } = await read(path)
    expect(items.map(one => 'item' in one && one.item)).toEqual([
      { title: '一, "引" 二', body: '第一行\n第二行', media: '甲报', likes: 12, publishedAt: '2026-11-02 08:30' },
      { title: '三', body: '四' },
    ])
  })

  test('with rows that are too short or too long is read as far as it has columns', async () => {
    const { items } = await read(await file('b.csv', 'title,body\n一\n二,三,四\n'))
    expect(items.map(one => 'item' in one && one.item)).toEqual([{ title: '一' }, { title: '二', body: '三' }])
  })

  test('with a quote that never closes gives what came before, and says where', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `标题 ${n},正文`)
    const { items, reason } = await read(await file('c.csv', `title,body\n${rows.join('\n')}\n"open,正文\n`))
    expect(items).toHaveLength(20_000)
    expect(reason).toMatch(/no table that can be read on.*\(row 20002\)/)
  })

  test.each([
    ['in the middle', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 21), bytes.subarray(22)])],
    ['at its end', (bytes: Buffer) => bytes.subarray(0, -1)],
  ])('with a character that is broken %s costs one mark', async (_, damage) => {
    const { items, reason } = await read(
      await file('cut.csv', damage(Buffer.from('标题,正文\n港口扩建,今天开工\n食堂,新菜'))),
    )
    expect(reason).toBe('')
    expect(items).toHaveLength(2)
    expect(JSON.stringify(items).match(/\ufffd/g)).toHaveLength(1)
  })

  test.each<[string, string, Buffer]>([
    ['GB18030', 'gb.csv', Buffer.concat([chinese, Buffer.from(',url\n'), chinese, Buffer.from(',1\n')])],
    ['UTF-16', 'utf16.csv', Buffer.from('\ufeff标题,url\n标题,1\n', 'utf16le')],
    ['with tabs', 'a.tsv', Buffer.from('标题\turl\n标题\t1')],
    ['with a line for Excel', 'sep.csv', Buffer.from('sep=;\n标题;url\n标题;1')],
    ['with bars, as its first line says', 'bar.csv', Buffer.from('"sep=|"\r\n标题|url\r\n标题|1')],
    [
      'below a name and a moment',
      'above.csv',
      Buffer.from('某单位舆情周报,\n导出时间：2026-11-01,\n\n标题,url\n标题,1'),
    ],
    ['under English headings', 'en.csv', Buffer.from('Headline,URL,source\n'.replace('Headline', 'Title') + '标题,1,')],
    ['gzipped', 'packed.tsv.gz', gzipSync('sep=;\n标题;url\n标题;1')],
  ])('is found as it is written: %s', async (_, name, content) => {
    const { items, reason } = await read(await file(name, content))
    expect(reason).toBe('')
    expect(items.map(one => 'item' in one && one.item)).toEqual([{ title: '标题', url: '1' }])
  })

  test('whose headings are its last row has no items', async () => {
    expect(await read(await file('last.csv', '某单位舆情周报\n标题,url\n'))).toEqual({ items: [], reason: '' })
    expect(await read(await file('only.csv', '标题,url\n'))).toEqual({ items: [], reason: '' })
  })

  test('that is a workbook has its ids whole, or says that they are not', async () => {
    const columns = [
      { key: 'title', title: '标题' },
      { key: 'id', title: 'id' },
    ]
    const rows = [
      { title: '甲', id: '5012345678901234' },
      { title: '乙', id: 12 },
    ]
    const { items } = await read(
      await file('a.xlsx', await buffer(writeSheet('xlsx', { columns, rows, zone: 'Asia/Shanghai' }))),
    )
    expect(items.map(one => 'item' in one && one.item)).toEqual([
      { title: '甲', sourceId: '5012345678901234' },
      { title: '乙', sourceId: '12' },
    ])
  })
})

describe('a compressed file', () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => JSON.stringify({ title: `标题 ${n * 7919}` })).join('\n')
  const packed = gzipSync(lines)

  test.each([
    ['jsonl', 0.9],
    ['csv', 0.5],
  ])('that breaks off gives the items before, whole, and says so (%s)', async (kind, share) => {
    const whole = kind === 'csv' ? gzipSync(`title\n${lines.replace(/\{"title":"(.*)"\}/g, '$1')}`) : packed
    const { items, reason } = await read(await file(`broken.${kind}.gz`, whole.subarray(0, whole.length * share)))
    expect(reason).toBe('the gzip stream is damaged or ends too early')
    // Deflate shrinks evenly here: as large a share of the items comes out as of the bytes, less the last of them.
    expect(items.length).toBeGreaterThan(20_000 * share - 1_500)
    expect(items.filter(one => 'item' in one)).toEqual(items)
  })

  test('that is damaged in the middle or no gzip at all says so', async () => {
    const damaged = Buffer.from(packed)
    damaged.fill(0xff, damaged.length / 2, damaged.length / 2 + 200)
    for (const content of [damaged, Buffer.from(lines), Buffer.alloc(0)]) {
      const { reason } = await read(await file('damaged.jsonl.gz', content))
      expect(reason).toBe('the gzip stream is damaged or ends too early')
    }
  })

  test('of two parts one after the other is read to the end', async () => {
    const path = await file('two.jsonl.gz', Buffer.concat([gzipSync('{"title":"一"}\n'), gzipSync('{"title":"二"}\n')]))
    expect((await read(path)).items).toEqual([titled(1, '一'), titled(2, '二')])
  })

  /** 256 MiB in 256 KiB: parts of gzip one after the other. */
  const bomb = Buffer.concat(Array(16).fill(gzipSync(Buffer.alloc(16 * 1024 * 1024, 'x'))))
  test.each([
    ['jsonl', { items: [{ line: 1, problem: 'pipeline.tooLong' }, titled(2, '二')], reason: '' }],
    ['csv', { items: [], reason: expect.stringContaining('a cell is too long') }],
  ])('of 256 MiB in one line is refused in little memory (%s)', { timeout: 60_000 }, async (kind, expected) => {
    const end = gzipSync('\n{"title":"二"}\n')
    const path = await file(`bomb.${kind}.gz`, Buffer.concat([gzipSync(kind === 'csv' ? 'title\n' : ''), bomb, end]))
    const before = process.memoryUsage().rss
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
    expect(await read(path)).toMatchObject(expected)
    clearInterval(watch)
    expect(most - before).toBeLessThan(250 * 1024 * 1024)
  })
})

describe('a file', () => {
  test.each(['empty.jsonl', 'empty.csv'])('without content has no items (%s)', async name =>
    expect(await read(await file(name, ''))).toEqual({ items: [], reason: '' }),
  )

  test('that is missing, or a folder, says so', async () => {
    for (const name of ['none.jsonl', 'none.jsonl.gz', 'none.csv'])
      expect((await read(join(folder, name))).reason).toBe('there is no such file')
    await mkdir(join(folder, 'folder.csv'))
    expect((await read(join(folder, 'folder.csv'))).reason).toBe('this is a folder, not a file')
  })
})
