/** What names of media and accounts of one house have in common. Pure. */
import { canonicalName } from '@guanlan/engine/rules'
import { regions } from '@guanlan/engine/text'
import { pinyin } from 'pinyin-pro'

export interface HouseName {
  /** The name in simplified characters and small letters, without what cannot be seen: two media of it are one. */
  name: string
  /** Without what only says on which platform it is: 央视新闻微博 → 央视新闻, and without 省 or 市 of a place it begins with. */
  house: string
  /** The word for its division, which `house` has no more: 吉林省卫健委 and 吉林市卫健委 are two. */
  division: string
  /** Without 网, 报 or 日报, too: 人民日报, 人民网 → 人民. */
  stem: string
  /** It ends with a channel, such as 微博 or 客户端. */
  isChannel: boolean
  /** The letters of `house` in pinyin. */
  letters: string
  /** The stem is the name of a place or of the country: it says little. */
  isPlace: boolean
}

const channels =
  /(?:的?官方)?(?:新浪微博|微博|微信公众号|微信公众平台|微信|公众号|视频号|抖音号|抖音|快手|头条号|百家号|客户端|app|账号|入口网站|门户网站|官方网站|政府网站|官网|网站|频道)$|官方$|官微$/
/** Two characters stay: 法制网 is 法制, 红网 stays 红网. */
const leastLeft = 2
const papers = /(?:日报社?|报社?|新闻网|在线|网)$/
/** Offices of one name that is written shorter or longer. */
const offices: readonly (readonly [RegExp, string])[] = [
  [/卫生健康委员会|卫生健康委|卫计委|卫生计生委/g, '卫健委'],
  [/卫生健康局/g, '卫健局'],
  [/发展和改革委员会|发展改革委|发改委员会/g, '发改委'],
  [/人民政府/g, '政府'],
]
const wide = /^(?:中国|中华|全国|国家|中央|东北|华北|华东|华南|华中|西北|西南)/

const places = new Map<string, string>()
for (const { name, short } of regions) if (name !== short && !places.has(name)) places.set(name, short)
const shortNames = new Set(regions.map(({ short }) => short))
const longest = Math.max(...[...places.keys()].map(name => name.length))

export function houseNameOf(written: string): HouseName {
  const name = canonicalName(written).replace(/[\p{Cf}\p{Cc}\s《》“”"'·・]/gu, '')
  let house = name
  for (const [long, short] of offices) house = house.replace(long, short)
  const named = cut(house, channels)
  const { short, division } = withoutDivision(named)
  const stem = cut(short, papers)
  const within = stem.replace(wide, '')
  const isPlace = within === '' || shortNames.has(within)
  return { name, house: short, division, stem, isChannel: named !== house, letters: lettersOf(short), isPlace }
}

function cut(name: string, ending: RegExp): string {
  for (let left = name; ; ) {
    const shorter = left.replace(ending, '')
    if (shorter === left || [...shorter].length < leastLeft) return left
    left = shorter
  }
}

/** 广东省卫健委 → 广东卫健委. */
function withoutDivision(name: string): { short: string; division: string } {
  for (let length = Math.min(longest, name.length); length > leastLeft; length--) {
    const begin = name.slice(0, length)
    const short = places.get(begin)
    if (short !== undefined && length < name.length)
      return { short: short + name.slice(length), division: begin.slice(short.length) }
  }
  return { short: name, division: '' }
}

const lettersOf = (name: string): string =>
  pinyin(name, { toneType: 'none', type: 'array', v: true })
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
