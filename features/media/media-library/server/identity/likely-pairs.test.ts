import { expect, test } from 'vitest'
import { describePublisher, likelyPairs, type Publisher } from './likely-pairs.ts'

const publisher = (ref: string, name: string, more: Partial<Publisher> = {}): Publisher => ({
  ...{ ref, name, domains: [], platform: '', platformId: null, bodyId: null, isBody: false },
  ...more,
})
const pairsOf = (publishers: readonly Publisher[], together: Parameters<typeof likelyPairs>[1] = []) =>
  likelyPairs(publishers.map(describePublisher), together).map(
    ({ kind, base, other, reasons }) => `${kind} ${base} ${other}: ${reasons.map(({ reason }) => reason).join(' ')}`,
  )
const domains = (...all: string[]) => ({ domains: all })

test.each<[string, Publisher[], string[]]>([
  [
    'a house and its channel',
    [publisher('m1', '潮汐新闻客户端'), publisher('m2', '潮汐新闻')],
    ['body m2 m1: houseName'],
  ],
  [
    'with and without the word for its division',
    [publisher('m1', '广东卫健委'), publisher('m2', '广东省卫生健康委员会官方微博')],
    ['body m1 m2: houseName'],
  ],
  ['a province and a city of one name are two', [publisher('m1', '吉林省卫健委'), publisher('m2', '吉林市卫健委')], []],
  ['a part of a name is no name', [publisher('m1', '北京市大兴区卫健委'), publisher('m2', '大兴安岭卫健委')], []],
  ['a paper and its site', [publisher('m1', '潮汐网'), publisher('m2', '潮汐日报')], ['body m2 m1: stem']],
  ['a place is nobody’s own name', [publisher('m1', '宁波网'), publisher('m2', '宁波日报')], []],
  [
    'two of a place with one domain',
    [publisher('m1', '宁波网', domains('nb.cn')), publisher('m2', '宁波日报', domains('nb.cn'))],
    ['body m2 m1: stem domain'],
  ],
  [
    'one name with a joiner that nobody sees',
    [publisher('m1', '潮汐社‍'), publisher('m2', '潮汐社')],
    ['merge m1 m2: name'],
  ],
  [
    'in traditional characters and wide letters',
    [publisher('m1', 'ＣＣ觀潮'), publisher('m2', 'cc观潮')],
    ['merge m1 m2: name'],
  ],
  ['the same sound alone', [publisher('m1', '观潮社'), publisher('m2', '关潮社')], []],
  [
    'the same sound with a domain',
    [publisher('m1', '观潮社', domains('gc.cn')), publisher('m2', '关潮社', domains('gc.cn'))],
    ['merge m1 m2: pinyin domain'],
  ],
  [
    'a domain of two is a house, never one medium',
    [publisher('m1', '甲周刊', domains('x.cn')), publisher('m2', '乙电台', domains('x.cn'))],
    ['body m1 m2: domain'],
  ],
  [
    'a domain of many says nothing',
    ['甲刊', '乙台', '丙社'].map((name, n) => publisher(`m${n + 1}`, name, domains('x.cn'))),
    [],
  ],
  [
    'an account of the name of a medium',
    [publisher('a1', '潮汐日报', { platform: 'weibo' }), publisher('m1', '潮汐日报')],
    ['body m1 a1: name'],
  ],
  [
    'an account that is joined already',
    [publisher('a1', '潮汐日报', { platform: 'weibo', bodyId: 1 }), publisher('m1', '潮汐日报')],
    [],
  ],
  [
    'media of one house already',
    [publisher('m1', '潮汐日报', { isBody: true }), publisher('m2', '潮汐网', { bodyId: 1 })],
    [],
  ],
  [
    'two accounts belong to media, not to each other',
    [publisher('a1', '潮汐', { platform: 'weibo' }), publisher('a2', '潮汐', { platform: 'weixin' })],
    [],
  ],
])('%s', (_, publishers, pairs) => expect(pairsOf(publishers)).toEqual(pairs))

test('a rare name counts more than one that others begin with, too', () => {
  const two = [publisher('m1', '人民日报'), publisher('m2', '人民网')]
  const others = ['人民法院报', '人民公安报', '人民政协报', '人民铁道报'].map((name, n) => publisher(`m${n + 3}`, name))
  expect(pairsOf(two)).toEqual(['body m1 m2: stem'])
  expect(pairsOf([...two, ...others])).toEqual([])
  // Often first at the same minute with the same text, it is enough.
  expect(pairsOf([...two, ...others], [{ one: 'm1', other: 'm2', times: 9 }])).toEqual(['body m1 m2: stem together'])
  // Texts at the same minute alone are what agencies do.
  expect(pairsOf([publisher('m1', '甲报'), publisher('m2', '乙报')], [{ one: 'm1', other: 'm2', times: 900 }])).toEqual(
    [],
  )
})
