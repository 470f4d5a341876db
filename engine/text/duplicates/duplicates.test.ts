import { describe, expect, test } from 'vitest'
import { rounds } from '../../testing/rounds.ts'
import { canonicalise } from '../canonical.ts'
import { processorMs } from '../testing/processor-ms.ts'
import { randomText as story } from '../testing/random-text.ts'
import { createDuplicates } from './duplicates.ts'
import { sameStory } from './same-story.ts'
import { shinglesOf } from './shingles.ts'

const day = 86_400_000
const article = (id: string, body: string, more: { title?: string; day?: number } = {}) => ({
  id,
  shingles: shinglesOf(canonicalise(body), canonicalise(more.title ?? '')),
  publishedAt: new Date((more.day ?? 0) * day),
})
type Arriving = ReturnType<typeof article>
const storiesOf = (articles: Arriving[]) => {
  const duplicates = createDuplicates()
  for (const one of articles) duplicates.add(one)
  return articles.map(one => duplicates.storyOf(one.id)).join(' ')
}

describe('one story', () => {
  const text = story(1, 600)
  test.each([
    ['word for word', text, true],
    ['with other punctuation and width', text.replaceAll('。', ' ! \n'), true],
    ['with a sentence more', text + story(2, 60), true],
    ['with two sentences changed', text.slice(0, 200) + story(3, 40) + text.slice(240), true],
    ['a third of it', text.slice(0, 200), true],
    ['inside a longer article', story(4, 400) + text + story(5, 900), true],
    ['half of it with a new half', text.slice(0, 300) + story(6, 300), false],
    ['another text', story(7, 600), false],
    ['one sentence of it', text.slice(0, 21), false],
    ['nothing', '', false],
  ])('%s', (_what, other, expected) => {
    expect(storiesOf([article('a', text), article('b', other)])).toBe(expected ? 'a a' : 'a b')
  })

  test('says what is common and whose it resembles', () => {
    const duplicates = createDuplicates()
    duplicates.add(article('a', text, { day: 2 }))
    const { reason } = duplicates.add(article('b', text + story(2, 150), { day: 1 }))
    expect(reason).toMatchObject({ like: 'a', contained: 1, sameLead: true })
    expect(reason?.common).toBeCloseTo(0.8, 1)
  })

  test('a flash is a cut of the article under the same title, and of no other', () => {
    const flash = text.slice(0, 24)
    const long = article('a', text, { title: '华西股份年报预减百分之六十' })
    expect(storiesOf([long, article('b', flash, { title: '华西股份：年报预减百分之六十' })])).toBe('a a')
    expect(storiesOf([long, article('b', flash, { title: '别的事情' })])).toBe('a b')
  })

  test('shinglesOf of the same text in traditional characters is the same', () => {
    expect(
      sameStory(
        shinglesOf(canonicalise('中國國際進口博覽會在上海開幕')),
        shinglesOf(canonicalise('中国国际进口博览会在上海开幕')),
      ),
    ).not.toBeNull()
  })
})

describe('no chains', () => {
  test('articles that share only a neighbour are not one story', () => {
    // Each has two thirds of the one before: neighbours are nearly one story, the ends have nothing in common.
    const chain = Array.from({ length: 12 }, (_, i) =>
      article(`c${i}`, Array.from({ length: 5 }, (_, k) => story(100 + i + k, 200)).join('')),
    )
    const stories = storiesOf(chain).split(' ')
    expect(stories[0]).not.toBe(stories[11])
  })

  test('an article that quotes two others does not make them one', () => {
    const [a, b] = [story(1, 500), story(2, 500)]
    const stories = storiesOf([
      article('a', a),
      article('a2', a),
      article('b', b),
      article('b2', b),
      article('ab', a + b),
    ])
    expect(stories.slice(0, 7)).toBe('a a b b')
  })
})

describe('over time', () => {
  test('the same notice next month is another story', () => {
    const text = story(1, 300)
    const articles = [article('a', text), article('b', text, { day: 13 }), article('c', text, { day: 40 })]
    expect(storiesOf(articles)).toBe('a a c')
  })

  test('an article that arrives again keeps its place', () => {
    const duplicates = createDuplicates()
    const [a, b] = [article('a', story(1, 300)), article('b', story(1, 300))]
    for (const one of [a, b, a, b]) duplicates.add(one)
    expect(duplicates.storyOf('b')).toBe('a')
    expect(duplicates.add(b)).toEqual({ story: 'a', absorbed: [], reason: null })
  })

  test('two stories become one when their members agree; the older keeps its name', () => {
    const text = story(1, 1000)
    const duplicates = createDuplicates()
    duplicates.add(article('a', text.slice(0, 680)))
    expect(duplicates.add(article('b', text.slice(330))).story).toBe('b')
    expect(duplicates.add(article('c', text))).toMatchObject({ story: 'a', absorbed: ['b'] })
    expect([...'abc'].map(id => duplicates.storyOf(id))).toEqual(['a', 'a', 'a'])
  })

  test('what was placed before is taken up again, by its witnesses alone', () => {
    const text = story(1, 600)
    const all = Array.from({ length: 30 }, (_, i) => article(`m${i}`, text + story(200 + i, 60)))
    const witnesses = [...all.slice(0, 4), ...all.slice(-8)].map(one => ({ ...one, story: 'm0' }))
    const stranger = { ...article('z', story(77, 300)), story: 'z' }
    const duplicates = createDuplicates([...witnesses, stranger])
    expect(duplicates.add(article('next', text))).toMatchObject({ story: 'm0', absorbed: [] })
    expect(duplicates.add(article('other', story(78, 300))).story).toBe('other')
    expect(duplicates.add(all[29]!)).toEqual({ story: 'm0', absorbed: [], reason: null })
  })
})

describe('press releases with another name in them', () => {
  const release = (name: string) =>
    `${name}今日宣布，旗下首款旗舰车型将于下月开启预售，新车搭载全新平台与自研电池，续航超过八百公里，${name}表示首批订单将在年底前交付用户。`
  const of = (id: string, title: string, body: string, names: { title: string[]; all: string[] }) => ({
    ...article(id, body, { title }),
    names,
  })
  const named = (...names: string[]) => ({ title: names, all: names })

  test('are stories of their own, whichever comes first', () => {
    const [a, a2, b, b2] = [
      of('a', '朔野旗舰车型下月预售', release('朔野'), named('朔野')),
      of('a2', '朔野旗舰将开启预售', release('朔野'), named('朔野')),
      of('b', '青禾旗舰车型下月预售', release('青禾'), named('青禾')),
      of('b2', '旗舰车型下月预售', release('青禾'), { title: [], all: ['青禾'] }),
    ]
    expect(sameStory(a.shingles, b.shingles)).not.toBeNull()
    expect(storiesOf([a, a2, b, b2])).toBe('a a b b')
    expect(storiesOf([b2, a, b, a2])).toBe('b2 a b2 a')
  })

  test.each([
    [
      'a copy under a title that names another company of its text',
      named('朔野', '青禾'),
      { title: ['青禾'], all: ['朔野', '青禾'] },
    ],
    ['a copy with a remark about somebody else', named('朔野'), named('朔野', '青禾')],
    [
      'a copy whose title names the maker where the other names the product',
      { title: ['朔野七'], all: ['朔野', '朔野七'] },
      named('朔野'),
    ],
    ['a copy without any name', named('朔野'), named()],
  ])('%s stays in the story', (_, first, second) => {
    const text = story(1, 600)
    expect(storiesOf([of('a', '一', text, first), of('b', '二', text, second)])).toBe('a a')
    expect(storiesOf([of('b', '二', text, second), of('a', '一', text, first)])).toBe('b b')
  })
})

describe('one wording with another number in the title', () => {
  const of = (id: string, title: string, count: string) =>
    article(
      id,
      `泊舟汽车今日向监管部门备案，自即日起召回${count}台车辆，原因是制动软件存在缺陷，公司将免费升级。${story(9, 160)}`,
      {
        title,
      },
    )

  test('is another story, whichever comes first', () => {
    const [a, b, c] = ['58', '54', '61'].map(count => of(count, `泊舟汽车召回${count}台车辆`, count)) as [
      Arriving,
      Arriving,
      Arriving,
    ]
    expect(storiesOf([a, b, c])).toBe('58 54 61')
    expect(storiesOf([c, a, b])).toBe('61 58 54')
    expect(storiesOf([of('x', '泊舟召回3.2万辆', '3.2万'), of('y', '泊舟召回3.1万辆', '3.1万')])).toBe('x y')
  })

  test.each([
    ['another title', '泊舟汽车召回58台车辆', '制动软件有缺陷，泊舟 3 月起召回车辆'],
    ['no number', '泊舟汽车召回58台车辆', '泊舟汽车召回车辆'],
    ['the same number with a mark', '泊舟汽车召回58台车辆', '快讯｜泊舟汽车召回 58 台车辆'],
  ])('and stays in it under %s', (_what, one, other) => {
    expect(storiesOf([of('a', one, '58'), of('b', other, '58')])).toBe('a a')
  })

  test('and stays in it where the texts are the same: then a title is mistaken', () => {
    expect(storiesOf([of('a', '泊舟汽车召回58台车辆', '58'), of('b', '泊舟汽车召回85台车辆', '58')])).toBe('a a')
  })
})

test('the same arrivals give the same stories', () => {
  const articles = Array.from({ length: 300 }, (_, i) =>
    article(`${i}`, story(i % 40, 200 + (i % 7) * 30) + story(i % 90, 100)),
  )
  expect(storiesOf(articles)).toBe(storiesOf(articles))
})

test('what is known to come is placed as what is not', () => {
  const shared = (i: number) => story(i % 60, 200 + (i % 7) * 30) + story(1_000 + (i % 110), 40 + (i % 5) * 40)
  // The first fifty of these are placed; each has one copy among those that come, and nothing else is like it.
  const alone = (i: number) => story(2_000 + ((i - 100) % 50), 300)
  const all = Array.from({ length: 400 }, (_, i) => article(`${i}`, i < 100 || i >= 200 ? shared(i) : alone(i)))
  const before = createDuplicates()
  const placed = all.slice(0, 150).map(one => ({ ...one, story: before.add(one).story }))
  const coming = all.slice(150)
  const known = createDuplicates(
    placed,
    coming.map(({ shingles }) => shingles),
  )
  const unknown = createDuplicates(placed)
  const placements = coming.map(one => unknown.add(one))
  expect(coming.map(one => known.add(one))).toEqual(placements)
  // Among them are articles that follow what was placed, that follow what came, and that stand alone.
  const firsts = new Set(placements.map(({ reason }) => (reason ? Number(reason.like) < 150 : null)))
  expect(firsts).toEqual(new Set([true, false, null]))
})

describe('hostile texts cost little', () => {
  const VAST = rounds(700_000, 3_400_000)
  test('megabytes of text, one character repeated, and the same text a thousand times', { timeout: 60_000 }, () => {
    const duplicates = createDuplicates()
    const began = process.cpuUsage()
    duplicates.add(article('long', story(3, VAST)))
    duplicates.add(article('same', '啊'.repeat(VAST)))
    for (let i = 0; i < 1000; i++) duplicates.add(article(`${i}`, story(5, 500)))
    for (let i = 0; i < 1000; i++) expect(duplicates.storyOf(`${i}`)).toBe('0')
    expect(processorMs(began)).toBeLessThan(rounds(4_000, 15_000))
  })
})
