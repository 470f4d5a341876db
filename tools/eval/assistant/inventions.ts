// What an answerer that invents makes of a sentence of an article: one thing changed, at a known place.
import { placesOf } from '../../../engine/text/index.ts'

export const inventedKinds = [
  'number',
  'unit',
  'date',
  'name',
  'quotation',
  'negation',
  'direction',
  'joined',
  'added',
  'citation',
] as const
export type InventedKind = (typeof inventedKinds)[number]

export interface Material {
  /** Of the passage that is cited. */
  sentence: string
  /** Names that may stand in it, the longest first. */
  names: readonly string[]
  /** Of another article: what is joined to it, or put in its place. */
  other: { sentence: string; names: readonly string[] }
}

/** Null: the sentence has nothing of the kind. */
export const inventions: Readonly<Record<InventedKind, (material: Material) => string | null>> = {
  number: ({ sentence }) =>
    // Neither of a date nor within a Latin word.
    replaced(
      sentence,
      /(?<![\d.年月A-Za-z-])(\d{1,6})(\.\d+)?(?=[万亿%元人名家台辆件例次岁吨天个])/u,
      ([, whole = '']) => String(Number(whole) + 3),
    ),
  unit: ({ sentence }) => replaced(sentence, /(?<=\d)(万|亿|%|美元|元)(?!分)/u, ([unit = '']) => units[unit] ?? null),
  date: ({ sentence }) =>
    replaced(
      sentence,
      /(?<![\d年])(\d{1,2})月(\d{1,2})日/u,
      ([, month, day]) => `${month}月${(Number(day) % 28) + 2}日`,
    ),
  name: ({ sentence, names, other }) => {
    const name = names.find(each => sentence.includes(each))
    const instead = other.names.find(each => !sentence.includes(each))
    if (name && instead) return sentence.replaceAll(name, instead)
    const [place] = placesOf('', sentence).regions
    const city = place && sentence.slice(place.first, place.first + 2)
    return city && !sentence.includes('昆明') ? sentence.replaceAll(city, '昆明') : null
  },
  quotation: ({ sentence }) =>
    replaced(sentence, /“([^“”]{8,})”/u, ([, said = '']) => `“${said.slice(0, -3)}完全不同”`),
  negation: ({ sentence }) =>
    replaced(
      sentence,
      /(?<!不|没|未|无)(宣布|表示将|将会|完成|通过|同意|实现|获得|达到|参加)/u,
      ([verb]) => `并未${verb}`,
    ),
  direction: ({ sentence }) =>
    replaced(
      sentence,
      /上涨|下跌|增长|下降|增加|减少|上升|提高|回落|盈利|亏损/u,
      ([word = '']) => opposites[word] ?? null,
    ),
  joined: ({ sentence, other }) => {
    const [first] = sentence.split(/[，。]/u)
    const last = other.sentence.split('，').at(-1)
    return first && last && first.length > 8 && last.length > 8 ? `${first}，${last}` : null
  },
  added: ({ names }) => `${names[0] ?? '该公司'}随后表示将进一步扩大合作，业内人士对此普遍看好。`,
  citation: ({ other }) => other.sentence,
}

const units: Readonly<Record<string, string>> = { 万: '亿', 亿: '万', '%': '个百分点', 元: '美元', 美元: '元' }
const opposites: Readonly<Record<string, string>> = {
  上涨: '下跌',
  下跌: '上涨',
  增长: '下降',
  下降: '增长',
  增加: '减少',
  减少: '增加',
  上升: '下降',
  提高: '降低',
  回落: '上涨',
  盈利: '亏损',
  亏损: '盈利',
}

function replaced(text: string, pattern: RegExp, by: (found: RegExpExecArray) => string | null): string | null {
  const found = pattern.exec(text)
  const instead = found && by(found)
  return found && instead
    ? text.slice(0, found.index) + instead + text.slice(found.index + wholeOf(found).length)
    : null
}
const wholeOf = ([whole]: RegExpExecArray): string => whole
