// Nothing unfinished goes out, and nothing written is lost.
import { expect, test } from 'vitest'
import type { Block, Paragraph, ReportDocument } from './document.ts'
import { prompts, unfinishedIn, withoutUnfinished } from './unfinished.ts'

const paragraph = (text: string, bold = false): Paragraph => ({
  style: 'plain',
  runs: [{ text, ...(bold && { bold }) }],
})
const title = paragraph('研判与建议', true)
let made = 0
const text = (...paragraphs: Paragraph[]): Block => ({ id: `${++made}`, kind: 'text', paragraphs })
const heading = (words: string, level: 1 | 2 = 1): Block => ({ id: `${++made}`, kind: 'heading', level, text: words })
const report = (...blocks: Block[]) => ({ title: '周报', blocks }) as unknown as ReportDocument
const left = (...blocks: Block[]) =>
  withoutUnfinished(report(...blocks)).blocks.map(block =>
    block.kind === 'text'
      ? block.paragraphs.map(({ runs }) => runs[0]?.text).join('|')
      : block.kind === 'heading'
        ? block.text
        : block.kind,
  )

test.each(prompts.advice)('a prompt is left out with its title: %s', prompt => {
  const advice = text(title, paragraph(prompt))
  expect(left(text(paragraph('摘要')), advice)).toEqual(['摘要'])
  expect(unfinishedIn(report(advice))).toEqual(['研判与建议'])
})

test('what was written beside a prompt stays', () => {
  const advice = text(title, paragraph(prompts.advice[0]), paragraph('建议尽快回应。'))
  expect(left(advice)).toEqual(['研判与建议|建议尽快回应。'])
  expect(unfinishedIn(report(advice))).toEqual(['研判与建议'])
})

test('a text that is written is as it was, with its empty lines', () => {
  const written = text(title, paragraph(''), paragraph('建议尽快回应。'))
  expect(withoutUnfinished(report(written)).blocks).toEqual([written])
  const bold = text(paragraph('全部加粗的一段。', true))
  expect(withoutUnfinished(report(bold)).blocks).toEqual([bold])
  expect(unfinishedIn(report(written, bold))).toEqual([])
})

test('empty texts, quotes and headings are left out and named by what they stand under', () => {
  const quote: Block = { id: 'q', kind: 'quote', text: ' ', source: '' }
  expect(left(heading('五、建议'), text(), quote, heading('六、附录'), text(paragraph('附')))).toEqual([
    '六、附录',
    '附',
  ])
  expect(unfinishedIn(report(heading('五、建议'), text(), quote))).toEqual(['五、建议', '五、建议'])
})

test('a heading goes only where something under it went and nothing is left', () => {
  expect(left(heading('一'), heading('二', 2), text(paragraph('在')))).toEqual(['一', '二', '在'])
  expect(left(heading('一'), text(), text(paragraph('在')))).toEqual(['一', '在'])
  expect(left(heading('没有内容的标题'))).toEqual(['没有内容的标题'])
})

test('columns lose what is empty, and go when nothing is left', () => {
  const columns = (...each: Block[][]) => ({ id: 'c', kind: 'columns', columns: each }) as Block
  expect(left(columns([text()], [text()]))).toEqual([])
  const [columnsLeft] = withoutUnfinished(report(columns([text()], [text(paragraph('在'))]))).blocks
  expect(columnsLeft).toMatchObject({ columns: [[], [{ paragraphs: [paragraph('在')] }]] })
})
