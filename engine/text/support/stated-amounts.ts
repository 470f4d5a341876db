// Numbers that a text states, with what they count: 3.2万辆, 12%, 三家, 两个百分点.
import { numberValue } from '../releases/number-value.ts'

export interface StatedAmount {
  value: number
  /** What is counted, alike spellings as one; empty: the text does not say. */
  unit: string
  /** As it stands in the text. */
  text: string
  from: number
  to: number
}

const units =
  '个百分点|百分点|%|‰|percent|per cent|美元|欧元|日元|港元|人民币|元|人次|人|名|位|家|台|辆|件|座|次|倍|公里|千米|平方米|米|吨|公斤|千克|克|小时|分钟|秒|天|周|个月|年|岁|股|套|只|款|项|起|例|条|篇|户|亩|度|层|架|艘|枚|部|所|场|届|期|种|级|个|成'
const alike: Readonly<Record<string, string>> = {
  名: '人',
  位: '人',
  千米: '公里',
  千克: '公斤',
  人民币: '元',
  percent: '%',
  'per cent': '%',
  百分点: '个百分点',
}
const factors: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
const chinese = '〇零一二三四五六七八九十百千万亿两'
const pattern = new RegExp(
  `百分之(?<share>\\d+(?:\\.\\d+)?|[${chinese}点]+)` +
    `|(?<currency>us\\$|\\$|¥|€)?(?<![a-z\\d.])(?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?![a-z\\d])\\s?(?<times>[十百千万亿]*)(?: ?(?<factor>thousand|million|billion|trillion))?多?余?\\s?(?<unit>${units})?` +
    `|(?<ordinal>第?)(?<written>[${chinese}]+(?:点[〇零一二三四五六七八九]+)?)多?余?(?<of>${units})?`,
  'gu',
)
const currencies: Readonly<Record<string, string>> = { us$: '美元', $: '美元', '¥': '元', '€': '欧元' }

/** Without those of `days`, which are no amounts. @param text folded (`foldedText`) */
export function statedAmounts(text: string, days: readonly { from: number; to: number }[] = []): StatedAmount[] {
  let without = text
  for (const { from, to } of days) without = without.slice(0, from) + ' '.repeat(to - from) + without.slice(to)
  return Array.from(without.matchAll(pattern)).flatMap(({ 0: found, index, groups = {} }) => {
    const amount = amountOf(found, groups)
    return amount ? [{ ...amount, from: index, to: index + found.length }] : []
  })
}

function amountOf(found: string, groups: Record<string, string | undefined>): Omit<StatedAmount, 'from' | 'to'> | null {
  const { share, number, times = '', factor, unit, written, of, ordinal, currency } = groups
  const text = found.trim()
  if (share !== undefined) {
    const value = decimal(share)
    return value === null ? null : { value, unit: '%', text }
  }
  if (number !== undefined) {
    const value = numberValue(number + times)
    if (typeof value !== 'number') return null
    const counted = currency === undefined ? unit : currencies[currency]
    return { value: rounded(value * (factor ? (factors[factor] ?? 1) : 1)), unit: plainUnit(counted), text }
  }
  // 一些, 十分, 万一: a numeral in letters counts only with what it counts, or as a number that is put together; 一家 says no more than "a".
  if (written === undefined || ordinal === undefined) return null
  const isCompound = /[二三四五六七八九两][十百千万亿]|[十百千万亿][一二三四五六七八九]/u.test(written)
  if (!isCompound && (of === undefined || written === '一' || /^[十百千万亿]+$/u.test(written))) return null
  const value = decimal(written)
  return value === null ? null : { value, unit: ordinal === '第' ? '第' : plainUnit(of), text }
}

/** 三点五 and 3.5. */
function decimal(text: string): number | null {
  const [whole = '', part] = text.split('点')
  const value = numberValue(whole)
  if (typeof value !== 'number') return null
  return part === undefined ? value : Number(`${value}.${[...part].map(sign => numberValue(sign)).join('')}`)
}

const rounded = (value: number): number => Number(value.toPrecision(12))
const plainUnit = (unit: string | undefined): string => (unit === undefined ? '' : (alike[unit] ?? unit))

type Counted = Pick<StatedAmount, 'value' | 'unit'>

/** Equal in value and, where the one says what it counts, in that too. 成 is a tenth: 三成 is 30 %. */
export function isSameAmount(stated: Counted, other: Counted): boolean {
  const [one, two] = [inShares(stated), inShares(other)]
  return one.value === two.value && (one.unit === '' || one.unit === two.unit)
}
const inShares = ({ value, unit }: Counted): Counted =>
  unit === '成' ? { value: value * 10, unit: '%' } : { value, unit }
