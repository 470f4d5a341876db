// Office files whose every word breaks out of what is written badly: each part is XML, and says the word.
import { cleanXml } from '@guanlan/platform/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileTexts, hostileTitles } from '../../testing/hostile-texts.ts'
import { xmlElements, xmlParts } from '../../testing/xml-parts.ts'
import { plainLook } from './document.ts'
import { drawChart } from './drawings/draw.ts'
import { powerPointOf } from './powerpoint.ts'
import { documentOfText } from './testing/hostile.ts'
import { wordOf } from './word/write.ts'
import { workbookOf } from './workbook.ts'

const makers = { docx: wordOf, pptx: powerPointOf, xlsx: workbookOf }

test.each(Object.entries(makers))('%s: every part is XML and says what was written', async (kind, make) => {
  const partsOf = async (text: string) => xmlParts(Buffer.from(await make(documentOfText(text))))
  for (const title of hostileTitles) {
    const texts = [...(await partsOf(title)).values()].flat().map(({ text }) => text)
    const written = cleanXml(title)
    expect(texts).toContain(kind === 'xlsx' ? written.replace(/_(?=x[0-9A-F]{4}_)/g, '_x005F_') : written)
  }
  await fc.assert(
    fc.asyncProperty(hostileTexts(), async text => void (await partsOf(text))),
    { numRuns: 15 },
  )
})

test('a drawing is XML, whatever its rows and series are called', () => {
  fc.assert(
    fc.property(hostileTexts(), text => {
      for (const part of documentOfText(text).parts) if (part.kind === 'chart') xmlElements(drawChart(part, plainLook))
    }),
    { numRuns: 30 },
  )
})

test('an address that is none makes no link and breaks no file', async () => {
  const href = 'https://[/'
  for (const make of Object.values(makers)) {
    const entry = { title: '甲', href, facts: '', paragraphs: [{ runs: [{ text: '乙', href }] }] }
    const cell = { text: '丙', href }
    const document = documentOfText('甲')
    const parts = [
      { kind: 'entries', entries: [entry] },
      { kind: 'table', title: '', columns: [{ title: '' }], rows: [[cell]] },
    ] as const
    const written = await xmlParts(Buffer.from(await make({ ...document, parts })))
    const related = [...written.values()].flat().filter(({ name }) => name === 'Relationship')
    expect(related.filter(({ attributes }) => attributes.Target?.includes('['))).toEqual([])
  }
})
