// Real articles, where they are at hand: the matcher, the index condition and the plain evaluation agree.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { canonicalise, grams } from '../text/index.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { findHits } from './hits.ts'
import { createMatcher } from './matcher/matcher.ts'
import { parse } from './parse.ts'
import { holdsOn } from './testing/holds-on.ts'

const folder = fileURLToPath(new URL('../../../shared/data/news/', import.meta.url))
const files = ['sina_2018', 'cctv_xinwenlianbo', 'dxy_covid_2020', 'fudan_press_1990s']
const present = files.every(file => existsSync(`${folder}${file}.jsonl.gz`))
if (!present) console.warn('news.test: ../shared/data/news is absent, so real articles are not tried')

interface Article {
  title: string
  body: string
}

function read(file: string): Article[] {
  const lines = gunzipSync(readFileSync(`${folder}${file}.jsonl.gz`))
    .toString('utf8')
    .split('\n')
  const every = Math.ceil(lines.length / 100)
  return lines.filter((line, i) => line && i % every === 0).map(line => readArticle(JSON.parse(line)))
}

const readArticle = (row: Record<string, unknown>): Article => {
  return { title: String(row.title ?? ''), body: String(row.body ?? '') }
}

const texts = [
  ...[
    '华为|小米',
    '疫情+武汉-(辟谣|谣言)',
    't:苹果',
    '汽车{10}召回',
    '中国',
    '中国^5',
    '(经济|金融)^4',
    '的',
    '。',
    '美国+中国',
    'AI|5G|4G',
  ],
  ...[
    't:(中国|美国)-c:日本',
    '(市场+价格+企业){30}',
    '(北京+上海)^2',
    '记者{3}报道',
    '人民{0}日报',
    'app*|data*',
    '公司-上市',
    '亿元',
    '2018年',
  ],
  ...[
    '11月|12月',
    '"2018-11"',
    '發展',
    '总书记{5}强调',
    '(农业|农村){8}(发展|改革)',
    'c:研究+t:研究',
    '新华社^2|央视',
    'www.',
    '科技{50}创新{0}',
  ],
  ...[
    '茅|钢',
    '上海{2}浙江',
    '“一带一路”',
    '《',
    '%',
    'iPhone|华为|vivo',
    '股份有限公司-(涨停|跌停)',
    '哈哈',
    '李|王',
    '北京大学',
  ],
]

describe.skipIf(!present)('on real articles', () => {
  const rules = texts.flatMap(text => parse(text).rule ?? [])
  const articles = present ? files.flatMap(read) : []
  const canonical = articles.map(({ title, body }) => ({ title: canonicalise(title), body: canonicalise(body) }))

  it('there are enough rules and articles', () => {
    expect(rules.length).toBeGreaterThanOrEqual(texts.length - 1)
    expect(articles.length).toBeGreaterThan(300)
  })

  it('the matcher and the index condition miss nothing and the matcher adds nothing', () => {
    const matcher = createMatcher()
    rules.forEach((rule, id) => void matcher.set(id, rule))
    let wanted = 0
    for (const article of canonical) {
      const expected = rules.flatMap((rule, id) => (evaluate(rule, article) ? [id] : []))
      const has = new Set(grams([article.title, article.body]))
      wanted += expected.length
      expect([...matcher.match(article)].sort((a, b) => a - b)).toEqual(expected)
      for (const id of expected) expect(holdsOn(candidates(rules[id]!), gram => has.has(gram))).toBe(true)
    }
    expect(wanted).toBeGreaterThan(500)
  })

  it('a Han word is found exactly where the text without white space has it', () => {
    const plain = (text: string): string => text.replace(/[\s\u200b-\u200d\ufeff]/g, '')
    for (const word of ['华为', '中国', '苹果', '亿元', '北京大学']) {
      const { rule } = parse(word)
      articles.forEach(({ title, body }, i) => {
        expect(evaluate(rule!, canonical[i]!)).toBe(plain(title).includes(word) || plain(body).includes(word))
      })
    }
  })

  it('every hit reads as its word', () => {
    const { rule } = parse('中国|AI|2018|市场')
    articles.forEach(({ title, body }, i) => {
      for (const { field, from, to, term } of findHits(rule!, canonical[i]!)) {
        const shown = (field === 'title' ? title : body).slice(from, to)
        expect(canonicalise(shown).chars).toBe(canonicalise(term).chars)
      }
    })
  })
})
