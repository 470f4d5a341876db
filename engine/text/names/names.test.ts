import { describe, expect, it } from 'vitest'
import { canonicalName } from '../../rules/index.ts'
import { canonicalise } from '../canonical.ts'
import { generalCutter } from '../testing/general-cutter.ts'
import { processorMs } from '../testing/processor-ms.ts'
import type { Cutter } from '../words/cut.ts'
import { createNames, type LibraryEntry } from './names.ts'
import { peopleAndOrganisations } from './people.ts'

const library: LibraryEntry[] = [
  {
    id: 'apple',
    kind: 'corp',
    name: '苹果公司',
    aliases: ['Apple Inc.', '苹果', 'Apple'],
    ambiguous: ['苹果', 'Apple'],
    context: ['手机', '发布会', 'iPhone', '股价'],
    except: ['苹果醋'],
  },
  { id: 'iphone', kind: 'prod', name: 'iPhone' },
  { id: 'iphone15', kind: 'prod', name: 'iPhone 15', aliases: ['苹果15'] },
  { id: 'yunfan', kind: 'brand', name: '云帆', aliases: ['云帆汽车', 'Yunfan'] },
  { id: 'yunfan', kind: 'corp', name: '云帆汽车股份有限公司', aliases: ['云帆汽车'] },
]
const names = createNames(library)
const article = (title: string, body: string) => ({ title: canonicalise(title), body: canonicalise(body) })
const found = (title: string, body = '') =>
  names.namesIn(article(title, body)).map(({ kind, id, count }) => `${kind} ${id} ${count}`)

describe('names of a brand library', () => {
  it('leaves out what is the end of one word and the beginning of the next, where words are known', () => {
    const brand = createNames([{ id: 'beichi', kind: 'brand', name: '北驰', aliases: ['海报'] }])
    const count = (text: string, cutter?: Cutter) => brand.namesIn(article('', text), cutter)[0]?.count
    expect(count('据上海报道')).toBe(1)
    expect(count('据上海报道', generalCutter())).toBeUndefined()
    expect(count('一台北驰充电时冒烟，北驰回应，海报上写着', generalCutter())).toBe(3)
  })

  it.each([
    ['an ambiguous name beside a context word', '苹果发布会定档', ['corp apple 1']],
    ['not the fruit', '今年苹果丰收，果农高兴', []],
    ['not in a longer word', '苹果醋与手机', []],
    ['once the full name stands somewhere', '苹果公司财报超预期。分析师看好苹果', ['corp apple 2']],
    ['whole words only', 'Pineapple and applet phones iPhones', []],
    ['the longest name', 'IPHONE15 与 iPhone', ['prod iphone15 1', 'prod iphone 1']],
    ['an alias of two entities is both', '云帆汽车召回', ['brand yunfan 1', 'corp yunfan 1']],
    ['traditional characters', '雲帆汽車', ['brand yunfan 1', 'corp yunfan 1']],
    ['nothing', '', []],
  ])('%s: %s', (_, text, expected) => expect(found('', text)).toEqual(expected))

  it('an ambiguous name far from the context word is not meant, unless the title says so', () => {
    const far = `手机${'天气很好，'.repeat(40)}苹果`
    expect(found('', far)).toEqual([])
    expect(found('手机行业', far)).toEqual(['corp apple 1'])
    expect(found('', `苹果${'好'.repeat(20)}手机${'天'.repeat(300)}苹果`)).toEqual(['corp apple 1'])
  })

  it('say where they stand in the original', () => {
    const title = 'ｉＰｈｏｎｅ　15 来了'
    const body = '新的 iPhone 15'
    const [one] = names.namesIn(article(title, body))
    expect(one).toMatchObject({ id: 'iphone15', inTitle: true, count: 2 })
    expect(one?.positions.map(({ field, from, to }) => (field === 'title' ? title : body).slice(from, to))).toEqual([
      'ｉＰｈｏｎｅ　15',
      'iPhone 15',
    ])
  })

  it('give rules every name of what was found', () => {
    const all = names.ruleNames(names.namesIn(article('云帆汽车', 'iPhone 15')))
    expect(all).toEqual({
      corps: ['云帆汽车股份有限公司', '云帆汽车'],
      brands: ['云帆', '云帆汽车', 'yunfan'],
      products: ['iphone15', '苹果15'].map(canonicalName),
    })
  })
})

describe('people and organisations', () => {
  it.each([
    ['商务部部长王文涛表示，将扩大开放', ['王文涛']],
    ['公司董事长兼总裁李明在会上说', ['李明']],
    ['（记者 林青）据悉', ['林青']],
    ['云帆汽车股份有限公司公告称，浙江省高级人民法院已受理', ['云帆汽车股份有限公司', '浙江省高级人民法院']],
    ['市长高度重视，书记和市长、部长会议', []],
    ['小王说今天不错', []],
    ['商務部部長王文濤表示，將擴大開放', ['王文濤']],
    ['活動在春天舉行，Yunfan大學主辦', ['Yunfan大學']],
  ])('%s', (text, expected) => expect(peopleAndOrganisations(text).map(({ name }) => name)).toEqual(expected))
})

describe('hostile texts', () => {
  it.each([
    ['a name again and again', '苹果'.repeat(300_000)],
    ['titles', '副'.repeat(1_000_000)],
    ['titles and surnames', '副部长王'.repeat(200_000)],
    ['companies', '有限公司'.repeat(200_000)],
    ['Latin', 'a'.repeat(1_000_000)],
  ])('%s: bounded time', (_, text) => {
    const canonical = article('手机', text)
    const began = process.cpuUsage()
    names.namesIn(canonical)
    peopleAndOrganisations(text)
    expect(processorMs(began)).toBeLessThan(1500)
  })
})
