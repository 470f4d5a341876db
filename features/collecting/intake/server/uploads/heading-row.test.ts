import { expect, test } from 'vitest'
import { headingAt } from './heading-row.ts'

const at = (...rows: string[]) => headingAt(rows.map((row, n) => ({ number: n + 1, cells: row.split(',') })))

test.each<[string, string[], number]>([
  ['the first row', ['标题,正文', '甲,一'], 0],
  ['a title above', ['某局十一月舆情表,,', '标题,正文,编号', '甲,一,1'], 1],
  ['a title of its own width above', ['某局十一月舆情表', '标题,正文,编号', '甲,一,1'], 1],
  ['a title and a date above', ['某局舆情表,,', '2026年11月,,', '序号,标题,内容', '1,甲,一'], 2],
  ['a title that is a heading itself', ['标题', '标题,正文,媒体', '甲,一,报'], 1],
  ['in another language', ['Weekly report', 'Title,Text', 'a,b'], 1],
  ['headings that nobody knows', ['甲列,乙列', '一,二', '三,四'], 0],
  ['headings that nobody knows below a title', ['某局舆情表,,', '甲列,乙列,丙列', '一,二,三'], 1],
  ['an article whose text is a heading', ['标题,正文', '正文,标题', '甲,一'], 0],
  ['a heading row that is the last', ['甲,一', '乙,二', '标题,正文'], 0],
  ['a heading row that is the last, below a title and a date', ['某局舆情表,', '2026年11月,', '标题,正文'], 2],
  ['a heading row alone', ['标题,正文'], 0],
  ['columns without a title or text', ['编号,作者', '1,甲'], 0],
])('%s', (_, rows, place) => expect(at(...rows)).toBe(place))
