/** Counts as people and platforms write them: `10万+`, `1.2亿`, `3.4k`, `1,234`, `阅读 100000+`. Pure. */

const units: readonly (readonly [pattern: string, factor: number])[] = [
  ['十[万萬]', 1e5],
  ['百[万萬]|million|mn|m', 1e6],
  ['千[万萬]', 1e7],
  ['[万萬]|w', 1e4],
  ['十[亿億]|billion|bn|b', 1e9],
  ['[亿億]', 1e8],
  ['千|thousand|k', 1e3],
  ['百', 1e2],
]
const unit = units.map(([pattern]) => pattern).join('|')
/** Groups of three by commas, blanks, points or apostrophes; of two or three as in India. */
const digits = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?|\d{1,3}(?:\.\d{3}){2,}|\d+(?:\.\d+)?`
const before = '约|約|近|超过|超過|超|逾|突破|已达|已達|大于|大於|over|about|more than|[>≥~≈]=?'
const after = String.raw`\+|余|餘|多|以上|\+?\s*more`
const counted =
  '阅读量?|閱讀量?|播放量?|观看|觀看|浏览量?|瀏覽量?|点击量?|點擊量?|点赞数?|點讚數?|按讚|赞|讚|转发量?|轉發量?|分享|评论数?|評論數?|留言|粉丝数?|粉絲數?|reads?|views?|plays?|likes?|shares?|comments?|reposts?|followers?'
const measure = `次|人次?|个|個|条|條|篇|遍|${counted}`
const whole = new RegExp(
  String.raw`^(?:(?:${counted})\s*[::]?\s*)?(?:${before})?\s*((?:${digits})\s*(?:${unit})?)((?:\s*(?:${digits})\s*(?:${unit}))*)\s*(?:${after})?\s*(?:${measure})*\s*(?:${after})?$`,
  'i',
)
const part = new RegExp(String.raw`(${digits})\s*(${unit})?`, 'gi')
const endsInUnit = new RegExp(`(?:${unit})$`, 'i')
const factors = units.map(([pattern, factor]) => [new RegExp(`^(?:${pattern})$`, 'i'), factor] as const)
const longest = 60

const fromBelow = /^[^\d]*(?:超过|超過|超|逾|突破|大于|大於|over|more than|[>≥]=?)\s*\d|\+|[余餘多]|以上|more\W*$/i

/** `10万+`, `10余万`, `超过3万`: what `readCount` reads of it is the least it may be. */
export const isFromBelow = (written: unknown): boolean =>
  typeof written === 'string' && fromBelow.test(written.normalize('NFKC'))

/** What stands where nothing is known. */
const nothing = /^(?:[-—–/]{1,3}|n\/?a|null|none|nan|暂无|暫無|无|無)?$/i

/** Undefined: nothing is written; null: it is no number, or one below zero. What counts things is whole. */
export function readCount(written: unknown): number | null | undefined {
  if (written === undefined || written === null) return undefined
  if (typeof written === 'number') return Number.isFinite(written) && written >= 0 ? Math.floor(written) : null
  if (typeof written !== 'string') return null
  const text = written
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["'“‘’]+|["'”’]+$/g, '')
    .trim()
  if (nothing.test(text)) return undefined
  // Quicker than the pattern for what senders mostly write.
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const [matched, first = '', more = ''] = (text.length <= longest && whole.exec(text)) || []
  if (matched === undefined) return null
  // `3万5` may be 30,005 or 35,000; `1亿2000万` is clear.
  if (more !== '' && !endsInUnit.test(first.trim())) return null
  const parts = [...`${first}${more}`.matchAll(part)].map(([, number = '', name]) => plain(number) * factorOf(name))
  return Math.floor(Number(parts.reduce((sum, value) => sum + value, 0).toFixed(3)))
}

const plain = (number: string): number => {
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(number)) return Number(number.replaceAll('.', ''))
  const isGrouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(number)
  return Number(isGrouped ? number.replaceAll(',', '') : number.replace(/[ ']/g, '').replace(',', '.'))
}

const factorOf = (name: string | undefined): number =>
  name === undefined ? 1 : (factors.find(([pattern]) => pattern.test(name))?.[1] ?? 1)
