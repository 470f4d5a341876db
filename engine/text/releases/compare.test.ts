import { expect, test } from 'vitest'
import { type PieceKind, pieceOfRelease, readSentText } from './compare.ts'

const title = '青麓汽车发布新一代电动平台'
const sentences = [
  '11月5日，青麓汽车在上海发布新一代电动平台“远山”，首款车型将于2026年3月18日上市。',
  '新平台支持800伏高压快充，充电10分钟可以行驶400公里，整车能耗比上一代降低12.5%。',
  '公司首席执行官林一诺表示，未来三年将投入1.2亿元建设充电网络，覆盖全国三十二个城市。',
  '青麓汽车今年前十个月销量为18万辆，同比增长三成，其中出口占到五分之一。',
  '发布会上，公司还公布了电池回收计划，承诺到2030年回收全部退役电池。',
  '分析人士认为，快充平台的竞争已经从参数转向实际补能体验，基础设施将决定下一阶段的格局。',
]
const sent = readSentText({ title, text: sentences.join('\n') })
const own =
  '本报记者走访了城东的几家门店，多数顾客关心的是价格和保险费用，销售人员说试驾的人比上个月多了不少，周末常常要排队。也有车主提醒说，冬天续航会明显缩水，买之前最好自己算一算通勤的距离。'
const signs = {
  电: '電',
  发: '發',
  车: '車',
  团: '團',
  销: '銷',
  个: '個',
  亿: '億',
  万: '萬',
  数: '數',
  从: '從',
  转: '轉',
  实: '實',
  际: '際',
  体: '體',
  验: '驗',
  设: '設',
  决: '決',
  阶: '階',
}
const traditional = (text: string) => [...text].map(sign => signs[sign as keyof typeof signs] ?? sign).join('')
const found = (text: string, printed = title) => pieceOfRelease(sent, readSentText({ title: printed, text }))

test.each<[string, PieceKind, string]>([
  ['as it was sent', 'full', sentences.join('')],
  ['in traditional characters, with other signs', 'full', traditional(sentences.join('　')).replaceAll('，', ', ')],
  ['with as much of its own', 'full', `${own}${sentences.join('')}${own}`],
  ['in another order', 'full', [...sentences.slice(3), ...sentences.slice(0, 3)].join('')],
  ['cut in the middle', 'shortened', sentences.slice(0, 3).join('')],
  ['two sentences alone', 'shortened', `${sentences[1]}${sentences[4]}`],
  [
    'a sentence and a half in a text of its own',
    'quoted',
    `${own}${sentences[5]}${sentences[2]?.slice(0, 30)}${own}${sentences[1]}${sentences[2]}${own}`,
  ],
  ['less than sixty letters of it', 'own', `${own}${sentences[4]}${own}`],
  ['about it, without its text', 'own', own],
  ['nothing', 'own', ''],
  ['a few words of it', 'own', '充电10分钟可以行驶400公里'],
])('%s is: %s', (_, kind, text) => {
  expect(found(text).kind).toBe(kind)
})

test('how much of the release is there, and how much more the piece has', () => {
  const half = found(sentences.slice(0, 3).join(''))
  expect(half.ofRelease).toBeGreaterThan(0.45)
  expect(half.ofRelease).toBeLessThan(0.65)
  expect(half.ofPiece).toBe(1)
  const more = found(`${sentences.join('')}${own}${own}`)
  expect(more.ofRelease).toBe(1)
  expect(more.ofPiece).toBeLessThan(0.75)
})

test.each<[string, boolean]>([
  [title, false],
  [`${traditional(title)}！`, false],
  [`${title}_新浪汽车`, false],
  [`${title} - 青麓日报`, false],
  ['青麓汽车快充平台惹争议', true],
  [`${title}被召回`, true],
])('the title %s is another one: %s', (printed, isOther) => {
  expect(found(sentences.join(''), printed).titleChanged).toBe(isOther)
})

const changed = (from: string, to: string) => {
  const text = sentences.join('\n').replace(from, to)
  const { kind, changes } = found(text)
  return {
    kind,
    changes: changes.map(({ kind: of, before, after }) => ({ kind: of, before, after })),
    stand: changes.map(({ inRelease, inPiece }) => [
      sent.text.slice(inRelease.from, inRelease.to),
      text.slice(inPiece.from, inPiece.to),
    ]),
  }
}

test.each([
  ['18万辆', '28万辆', [{ kind: 'number', before: '18万辆', after: '28万辆' }]],
  ['1.2亿元', '12亿元', [{ kind: 'number', before: '1.2亿元', after: '12亿元' }]],
  ['12.5%', '21.5％', [{ kind: 'number', before: '12.5%', after: '21.5％' }]],
  ['三十二个', '二十三个', [{ kind: 'number', before: '三十二个', after: '二十三个' }]],
  ['2026年3月18日', '2026年5月8日', [{ kind: 'date', before: '2026年3月18日', after: '2026年5月8日' }]],
  // Written otherwise, and worth the same.
  ['18万辆', '180,000辆', []],
  ['三十二个', '32个', []],
  ['800伏', '８００伏', []],
  // Left out or put elsewhere is no other number.
  [sentences[1] ?? '', '', []],
  ['18万辆', '', []],
])('%s became %s', (from, to, changes) => {
  const result = changed(from, to)
  expect(result.changes).toEqual(changes)
  expect(result.stand).toEqual(changes.map(({ before, after }) => [before, after]))
})

test('a number at which a text is cut off is no changed number', () => {
  const text = sentences.join('\n')
  for (let end = 60; end < text.length; end += 1) expect(found(text.slice(0, end)).changes).toEqual([])
})

test('what stands in both has its place in both', () => {
  const text = `${own}${sentences[1]}${own}`
  const [run] = found(text).common
  expect(run && text.slice(run.inPiece.from, run.inPiece.to)).toBe(sentences[1]?.slice(0, -2))
  expect(run && sent.text.slice(run.inRelease.from, run.inRelease.to)).toBe(sentences[1]?.slice(0, -2))
})
