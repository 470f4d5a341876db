// Whether a passage carries a sentence: a table of what is changed and what is refused.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { createCutter } from '../words/cut.ts'
import { readLexicon } from '../words/lexicon.ts'
import { readEvidence, supportOf } from './support.ts'

const cutter = createCutter(
  readLexicon(readFileSync(createRequire(import.meta.url).resolve('@guanlan/engine/vocabulary'))),
)
const names = ['青禾汽车', '蓝鲸科技', '观潮日报']
const passage = readEvidence({
  media: '观潮日报',
  day: '2026-01-31',
  text:
    '青禾汽车1月30日宣布，因电池隐患召回3.2万辆SU7轿车，涉及北京等12个城市。' +
    '公司董事长李明表示：“我们会为每一位车主免费更换电池。”' +
    '受此影响，青禾汽车股价昨天下跌5.6%，市值蒸发２０亿元。' +
    '公司并未透露更换费用，市场监管部门可能启动调查。' +
    '同期，蓝鲸科技销量增长三成，青禾汽车销量下降百分之八。',
})
const why = (sentence: string) => {
  const support = supportOf(sentence, passage, { cutter, names, figures: [417] })
  return support.carried ? 'carried' : support.part
}

test.each([
  ['a sentence of the passage', '青禾汽车1月30日宣布，因电池隐患召回3.2万辆SU7轿车，涉及北京等12个城市。', 'carried'],
  [
    'the same in traditional letters and full width',
    '青禾汽車１月３０日宣布，因電池隱患召回３．２萬輛SU7轎車，涉及北京等１２個城市。',
    'carried',
  ],
  ['the number written otherwise', '青禾汽车1月30日宣布召回32,000辆SU7轿车。', 'carried'],
  ['less than the passage says', '青禾汽车因电池隐患召回SU7轿车。', 'carried'],
  ['another number', '青禾汽车因电池隐患召回3.5万辆SU7轿车。', 'number'],
  ['another power of ten', '青禾汽车因电池隐患召回3.2亿辆SU7轿车。', 'number'],
  ['another unit', '青禾汽车因电池隐患召回3.2万台SU7轿车。', 'number'],
  ['per cent in place of points', '青禾汽车股价下跌5.6个百分点。', 'number'],
  ['a share in letters', '蓝鲸科技销量增长30%。', 'carried'],
  ['another share in letters', '蓝鲸科技销量增长四成。', 'number'],
  ['a figure that is counted elsewhere', '417篇文章提到青禾汽车召回SU7轿车。', 'carried'],
  ['a figure of articles that would count something else', '青禾汽车因电池隐患召回417辆SU7轿车。', 'number'],
  ['a full date', '青禾汽车2026年1月30日宣布召回SU7轿车。', 'carried'],
  ['another day', '青禾汽车1月29日宣布召回SU7轿车。', 'day'],
  ['another year', '青禾汽车2025年1月30日宣布召回SU7轿车。', 'day'],
  ['yesterday, of an article of the day after', '青禾汽车股价1月30日下跌5.6%。', 'carried'],
  ['a brand in place of another', '蓝鲸科技因电池隐患召回3.2万辆SU7轿车。', 'name'],
  ['a person in place of another', '董事长王强表示会为每一位车主免费更换电池。', 'name'],
  ['a place in place of another', '召回涉及上海等12个城市。', 'name'],
  ['another model', '青禾汽车召回3.2万辆SU9轿车。', 'name'],
  ['the medium itself is named', '观潮日报：青禾汽车因电池隐患召回SU7轿车。', 'carried'],
  ['a quotation word for word', '李明表示“我们会为每一位车主免费更换电池”。', 'carried'],
  ['a quotation that nobody said', '董事长李明表示“我们会为每一位车主免费更换轮胎”。', 'quotation'],
  ['negated', '青禾汽车没有宣布召回SU7轿车。', 'negation'],
  ['the negation left out', '公司透露更换费用。', 'negation'],
  ['denied', '青禾汽车否认因电池隐患召回SU7轿车。', 'negation'],
  ['turned round', '青禾汽车股价上涨5.6%。', 'direction'],
  ['turned round where both directions stand there', '蓝鲸科技销量下降三成。', 'direction'],
  ['made certain', '市场监管部门启动调查。', 'certainty'],
  ['made uncertain', '青禾汽车可能召回SU7轿车。', 'certainty'],
  ['a number of another statement', '青禾汽车1月30日宣布，因电池隐患召回12万辆SU7轿车，涉及北京等12个城市。', 'number'],
  ['a count of something else', '因电池隐患召回3.2万辆SU7轿车，涉及北京等20个城市。', 'number'],
  ['the day of the article in place of another', '青禾汽车1月31日宣布，因电池隐患召回3.2万辆SU7轿车。', 'day'],
  ['a clause turned round', '受此影响，青禾汽车股价昨天上涨5.6%，市值蒸发20亿元。', 'direction'],
  ['a clause denied whose verb says nothing', '青禾汽车销量未下降百分之八。', 'negation'],
  ['a clause of something else joined on', '青禾汽车因电池隐患召回SU7轿车，露营旅行车型面向海外市场。', 'words'],
  ['something that is not there', '青禾汽车推出面向海外市场的全新露营旅行车型。', 'words'],
  ['nothing', ' 。 ', 'words'],
])('%s', (_, sentence, expected) => expect(why(sentence)).toBe(expected))

test('of a text without end the cost is bounded', () => {
  const endless = readEvidence({ text: '不'.repeat(20_000), media: '', day: '2026-01-31' })
  expect(supportOf('公司不不不召回。'.repeat(200), endless, { cutter }).carried).toBe(false)
})
