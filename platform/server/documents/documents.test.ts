// One document in every kind of file: the same words and figures, and nothing of what was smuggled in.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DocumentKind } from '@guanlan/platform/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unzipped } from '../../testing/unzip.ts'
import { findChromium, NoBrowser, openPrinter } from './browser.ts'
import { everyPart, type PaperDocument, plainLook } from './document.ts'
import { drawChart, pictureOf } from './drawings/draw.ts'
import { htmlOf } from './html.ts'
import { inLookOf } from './own-look.ts'
import { weekly } from './testing/weekly.ts'
import { type DocumentWriter, edgesOf, openDocuments } from './write.ts'

const chromium = await findChromium(process.env.GUANLAN_CHROMIUM)
const somebody = { orgId: 7, userId: 71 }
let documents: DocumentWriter
beforeAll(() => {
  documents = openDocuments(chromium)
  return () => documents.close()
})

const only = async (kind: DocumentKind, document: PaperDocument) => {
  const [file] = await documents.write(kind, document, somebody)
  return Buffer.from(file ?? [])
}
const charts = [...everyPart(weekly.parts)].filter(part => part.kind === 'chart')
const ownCharts = charts.filter(({ drawn }) => drawn !== 'cloud' && drawn !== 'heat')

test('Word: headings, a table with links, charts with their figures, and the watermark', async () => {
  const files = await unzip(await only('docx', weekly))
  const words = files.get('word/document.xml') ?? ''
  for (const word of ['舆情周报', '1,204', '一、概况', '&lt;script&gt;', 'Heading1', '负面清单'])
    expect(words).toContain(word)
  expect(words).not.toContain('\u0007')
  const links = files.get('word/_rels/document.xml.rels') ?? ''
  expect(links).toContain('https://example.com/%E6%96%87%E7%AB%A0?a=1&amp;b=2')
  expect(links).not.toContain('javascript:')
  const drawn = [...files.keys()].filter(name => /^word\/charts\/chart\d+\.xml$/.test(name))
  expect(drawn).toHaveLength(ownCharts.length)
  expect(drawn.map(name => files.get(name)).join('')).toContain('新京报')
  expect(
    [...files.entries()].find(([name, body]) => name.startsWith('word/header') && body.includes('机密')),
  ).toBeDefined()
})

test('Word: rows of a long table are those of a short one, with whatever stands in them', async () => {
  const row = (n: number) => [`第 ${n} 行`, '甲 & 乙 <b>"引"</b>\u0007', n, '一行\n两行']
  const rowsOf = async (count: number) => {
    const table = {
      kind: 'table' as const,
      title: '编年',
      columns: ['一', '二', '三', '四'].map((title, at) => ({ title, align: at === 2 ? 'right' : 'left' }) as const),
      rows: Array.from({ length: count }, (_, n) => row(n)),
    }
    const side = { kind: 'columns' as const, columns: [[table], [{ ...table, title: '再一' }]] }
    const files = await unzip(await only('docx', { ...weekly, parts: [table, side, table] }))
    const rows = (files.get('word/document.xml') ?? '').match(/<w:tr>(?:(?!<w:tr>|<\/w:tr>).)*<\/w:tr>/gs) ?? []
    // A line ends within its run instead of between two.
    const plain = (xml: string) => xml.replaceAll(/<\/w:r><w:r><w:br\/><\/w:r><w:r><w:rPr>.*?<\/w:rPr>/g, '<w:br/>')
    return { rows: rows.map(plain), names: [...files.keys()] }
  }
  const [short, long] = [await rowsOf(3), await rowsOf(300)]
  expect(long.rows).toHaveLength(4 * 301)
  expect(long.names).toEqual(short.names)
  expect(long.rows.slice(0, 4)).toEqual(short.rows.slice(0, 4))
  expect(long.rows.filter(each => each.includes('第 299 行'))).toHaveLength(4)
  expect(long.rows.join('')).not.toContain('row-')
})

test('PowerPoint: a slide a block, charts that can be edited, gaps where nothing is known', async () => {
  const files = await unzip(await only('pptx', weekly))
  const slides = [...files.entries()].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
  const words = slides.map(([, body]) => body).join('')
  for (const word of ['舆情周报', '1,204', '负面清单', '&lt;script&gt;']) expect(words).toContain(word)
  const drawn = [...files.entries()].filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
  expect(drawn).toHaveLength(ownCharts.length)
  expect(drawn.map(([, body]) => body).join('')).toContain('<c:dispBlanksAs val="gap"/>')
  expect([...files.values()].join('')).not.toContain('javascript:')
})

test('Excel: a sheet for each chart and table, figures as numbers, no text that calculates', async () => {
  const files = await unzip(await only('xlsx', weekly))
  const sheets = [...files.entries()].filter(([name]) => name.startsWith('xl/worksheets/'))
  const data = [...everyPart(weekly.parts)].filter(
    ({ kind }) => kind === 'figures' || kind === 'chart' || kind === 'table',
  )
  expect(sheets).toHaveLength(data.length)
  const book = files.get('xl/workbook.xml') ?? ''
  for (const name of ['关键数字', '声量趋势', '负面清单', '热词']) expect(book).toContain(`name="${name}"`)
  const trend = sheets[1]?.[1] ?? ''
  expect(trend).toContain('<c><v>260</v></c>')
  expect(sheets.map(([, body]) => body).join('')).not.toMatch(/<f>=|<f>(?!HYPERLINK)/)
})

test('HTML: one file that asks for nothing and runs nothing', async () => {
  const page = (await only('html', weekly)).toString()
  for (const word of [
    '1,204',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    "default-src 'none'",
    'href="#part1"',
    'id="part1"',
  ])
    expect(page).toContain(word)
  expect(page.match(/<svg/g)).toHaveLength(charts.length)
  expect(page).not.toMatch(/<script|javascript:|src="http|url\((?!#)/i)
})

test('a chart without rows, with one and with names that never end is drawn all the same', async () => {
  const series = (values: (number | null)[]) => [{ name: '<b>&', values }]
  for (const drawn of ['line', 'column', 'stacked', 'bar', 'share', 'cloud', 'heat'] as const)
    for (const rows of [[], ['一'], ['"><script>'.repeat(40)]]) {
      const svg = drawChart({ drawn, data: { head: '', rows, series: series(rows.map(() => 3)) } }, plainLook)
      expect(svg).not.toContain('<script')
      expect((await pictureOf(svg)).subarray(1, 4).toString()).toBe('PNG')
    }
})

test('without Chromium there is no PDF, and everything else', async () => {
  const without = openDocuments(null)
  expect(without.kinds).toEqual(['docx', 'pptx', 'xlsx', 'html'])
  await expect(without.write('pdf', weekly, somebody)).rejects.toBeInstanceOf(NoBrowser)
})

describe.skipIf(chromium === null)('Chromium of this machine', () => {
  let requested = 0
  const site = createServer((_, response) => {
    requested++
    response.end()
  }).listen(0, '127.0.0.1')
  const printer = openPrinter(chromium)
  afterAll(async () => {
    await printer.close()
    site.close()
  })

  test('prints pages with bookmarks, and a picture for a phone', async () => {
    const pdf = (await only('pdf', weekly)).toString('latin1')
    expect(pdf.startsWith('%PDF')).toBe(true)
    expect(pdf).toContain('/Outlines')
    expect(edgesOf(weekly).head).toContain('机密')
    expect(edgesOf({ ...weekly, watermark: '<b>' }).head).toContain('&lt;b&gt;')
    expect(edgesOf({ ...weekly, watermark: '' }).head).not.toContain('rotate')
    const pictures = await documents.write('png', weekly, somebody)
    expect(Buffer.from(pictures[0] ?? []).readUInt32BE(16)).toBe(1_080)
  })

  test('asks no address and runs no script of what it prints', async () => {
    const { port } = site.address() as AddressInfo
    const address = `http://127.0.0.1:${port}/`
    const hostile = `<img src="${address}"><iframe src="${address}"></iframe><link rel=stylesheet href="${address}"><img src="file:///etc/passwd"><script>fetch('${address}')</script><style>@import '${address}'</style>`
    expect((await printer.pdf(hostile, { head: '', foot: '' })).subarray(0, 4).toString()).toBe('%PDF')
    expect(requested).toBe(0)
  })

  test('a picture that is too long for one file is cut', { timeout: 120_000 }, async () => {
    const parts = await printer.pictures('<div style="height:6000px;background:linear-gradient(red,blue)"></div>')
    expect(parts.map(part => part.readUInt32BE(20))).toEqual([15_999, expect.any(Number)])
  })
})

test('an empty document is a document', async () => {
  expect(htmlOf({ ...weekly, parts: [] })).toContain('<main>')
  expect((await unzip(await only('docx', { ...weekly, parts: [] }))).has('word/document.xml')).toBe(true)
})

/** Texts of a package by their names. */
async function unzip(file: Buffer): Promise<Map<string, string>> {
  return new Map([...(await unzipped(file))].map(([name, bytes]) => [name, bytes.toString()]))
}

test('the mark and colour of an organisation are in every kind of file', async () => {
  // One pixel.
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const own = { name: '澄屿', colour: '#a0522d', mark: `data:image/png;base64,${png}` }
  const document = inLookOf({ ...weekly, look: plainLook }, own)
  expect(document.look).toMatchObject({ accent: '#a0522d' })
  expect(document.mark).toMatchObject({ type: 'png', width: 1, height: 1 })
  expect(htmlOf(document)).toContain(`src="data:image/png;base64,${png}"`)
  expect(edgesOf(document).head).toContain(png)
  const word = await unzip(await only('docx', document))
  expect(
    [...word.entries()].some(([name, body]) => /^word\/header\d\.xml$/.test(name) && body.includes('<pic:pic')),
  ).toBe(true)
  const slides = await unzip(await only('pptx', document))
  expect(slides.get('ppt/slideLayouts/slideLayout2.xml') ?? slides.get('ppt/slideLayouts/slideLayout1.xml')).toContain(
    '<p:pic>',
  )
  expect(inLookOf(weekly, null)).toBe(weekly)
  expect(inLookOf(weekly, { name: '', colour: '', mark: 'data:image/png;base64,aGVsbG8=' }).mark).toBeUndefined()
  const reds = { ...weekly, look: { ...plainLook, accent: '#ff0000' } }
  expect(inLookOf(reds, own).look.accent).toBe('#ff0000')
})
