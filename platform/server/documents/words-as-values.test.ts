// What is a number, a share or a moment to whoever reads a report is one in its workbook.
import { expect, test } from 'vitest'
import { unzipped } from '../../testing/unzip.ts'
import { plainLook } from './document.ts'
import { amountOf, momentOf, shareOf } from './words-as-values.ts'
import { workbookOf } from './workbook.ts'

test.each([
  ['1,204', 1204],
  ['270,222', 270222],
  ['−0.9', -0.9],
  ['0', 0],
  ['12,34', null],
  ['007', null],
  ['1月', null],
  ['11-20', null],
  ['较上期 +10.6%', null],
  ['1234567890123456', null],
])('%s', (words, amount) => expect(amountOf(words)).toBe(amount))

test('shares and moments', () => {
  expect(shareOf('8.1%')).toBe(0.081)
  expect(shareOf('26.9')).toBeNull()
  expect(momentOf('2026-11-18 09:30')?.toISOString()).toBe('2026-11-18T09:30:00.000Z')
  expect(momentOf('2026-11-18')?.toISOString()).toBe('2026-11-18T00:00:00.000Z')
  expect(momentOf('2026-13-18 09:30')).toBeNull()
  expect(momentOf('11-18 09:30')).toBeNull()
})

test('in the workbook', async () => {
  const figure = (name: string, value: string) => ({ name, value, change: '较上期 +1%' })
  const book = await workbookOf({
    ...{ title: '周报', author: '', language: 'zh', look: plainLook, header: '', footer: '', watermark: '' },
    parts: [
      {
        kind: 'figures',
        title: '数字',
        heads: ['指标', '数值', '变化'],
        figures: [figure('声量', '1,204'), figure('占比', '8.1%')],
      },
      {
        kind: 'table',
        title: '文章',
        columns: [{ title: '题' }, { title: '时间' }],
        rows: [['召回', '2026-11-18 09:30']],
      },
    ],
  })
  const files = await unzipped(book)
  const sheet = (number: number) => `${files.get(`xl/worksheets/sheet${number}.xml`) ?? ''}`
  expect(sheet(1)).toContain('<c><v>1204</v></c>')
  expect(sheet(1)).toContain('<c s="6"><v>0.081</v></c>')
  expect(sheet(2)).toContain('<c s="2"><v>46344.395833334</v></c>')
})
