// Amounts spelled out: 百分之十, 三十二, 两万多, 十分钟, 第三次.
const number = '〇零一二三四五六七八九十百千万亿两几半数'
/** What is counted by number; not those with which names begin or end: 三星, 百度, 一汽, 一线. */
const measures =
  '个名位件条项次种句座部局场支枚块张把辆台款家所年月日天周岁倍成元角分秒点只群批代级号本篇份段届遍趟回层排架艘颗片根双对组套笔步米克斤吨里亩升瓦人例起宗声口'
const long =
  '分钟 小时 公里 千米 公斤 千瓦 星期 季度 年级 世纪 年代 美元 人民币 元人民币 个月 个半月 个小时 平方米 人次'
const amount = new RegExp(
  `^(?:百分之.*|[第上下近约超]?[${number}]+[多余来]?(?:${long.split(' ').join('|')}|[${measures}])?[多余级间后前内半来]?)$`,
)

/** Nearly no word begins as they do. */
const beginnings = `第上下近约超百${number}`
export const isAmount = (word: string): boolean => beginnings.includes(word.charAt(0)) && amount.test(word)

const MEASURE = 1
const NUMERAL = 2
const kinds = new Uint8Array(65536)
for (const unit of measures) kinds[unit.charCodeAt(0)]! |= MEASURE
for (const unit of `${number}0123456789`) kinds[unit.charCodeAt(0)]! |= NUMERAL

/** A unit of UTF-16 of a number in digits or spelled out, and one with which things are counted. */
export const isNumeral = (unit: number): boolean => ((kinds[unit] as number) & NUMERAL) !== 0
export const isMeasure = (unit: number): boolean => ((kinds[unit] as number) & MEASURE) !== 0
