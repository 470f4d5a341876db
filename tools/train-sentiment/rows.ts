// The labelled texts of ../shared/data in one shape, and which of them are kept for the test.
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { canonicalise } from '../../engine/text/canonical.ts'

export interface Row {
  set: string
  id: string
  mediaType: string
  title: string
  body: string
  /** What the text is about, where the set says it. */
  subject?: string
  sentiment: -1 | 0 | 1
  domain?: string
}

export interface AspectRow {
  id: string
  text: string
  aspect: string
  sentiment: -1 | 0 | 1
}

/** Rows of one `<group>/<set>.jsonl.gz`; null when the folder has no such set. */
export function readSet(data: string, name: string): Record<string, unknown>[] | null {
  const file = `${data}/${name}.jsonl.gz`
  if (!existsSync(file)) return null
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  return lines.filter(Boolean).map(line => JSON.parse(line) as Record<string, unknown>)
}

const text = (value: unknown): string => (typeof value === 'string' ? value.replace(/^\ufeff/, '') : '')

/** The sets with two or three labels a text. `weibo_senti_100k_part` loses its [emoticons]: its labels were made from them. */
export const labelledSets = [
  'chnsenticorp_hotel',
  'waimai_10k',
  'online_shopping_10_cats',
  'weibo2018',
  'eprstmt',
  'financial_news',
  'weibo_senti_100k_part',
  'weibo_covid_7emotions',
] as const

export const withoutEmoticons = (post: string): string => post.replace(/\[[^\][]{1,12}\]/g, '')

export function labelledRows(data: string, set: string): Row[] | null {
  const rows = readSet(data, `sentiment/${set}`)
  if (!rows) return null
  return rows.flatMap(row => {
    const sentiment = row.sentiment
    if (sentiment !== 1 && sentiment !== 0 && sentiment !== -1) return []
    const body = text(row.body ?? row.text)
    return {
      set,
      id: String(row.id),
      mediaType: String(row.mediaType ?? 'web'),
      title: text(row.title),
      body: set === 'weibo_senti_100k_part' ? withoutEmoticons(body) : body,
      ...(typeof row.company === 'string' ? { subject: row.company } : {}),
      ...(typeof row.domain === 'string' ? { domain: row.domain } : {}),
      sentiment,
    }
  })
}

const glad = '哈哈 嘻嘻 鼓掌 爱你 可爱 太开心 给力 赞 威武 亲亲 good 笑哈哈 耶 抱抱 蛋糕 花心 害羞 鲜花'.split(' ')
const upset = '泪 抓狂 衰 怒 晕 悲伤 失望 怒骂 伤心 委屈 生病 可怜 汗 鄙视 弱 吐 黑线 泪流满面'.split(' ')

/** Posts whose emoticons are all glad or all upset: they say the sentiment, roughly, of the text that is left without them. */
export function emoticonRows(data: string): Row[] {
  return ['weibo_ced_cascades', 'weibo_ced_posts', 'weibo_covid_topics'].flatMap(set =>
    (readSet(data, `social/${set}`) ?? []).flatMap((row, i): Row[] => {
      // Behind // stands what others wrote.
      const own = text(row.text).split('//@')[0]!
      const found = [...own.matchAll(/\[([^\][]{1,8})\]/g)].map(match => match[1]!)
      const isGlad = found.some(name => glad.includes(name))
      if (isGlad === found.some(name => upset.includes(name))) return []
      const body = withoutEmoticons(own.replace(/回复@[^:：]*[:：]/g, '')).trim()
      if (normalised(body).length < 4) return []
      return [{ set, id: String(i), mediaType: 'weibo', title: '', body, sentiment: isGlad ? 1 : -1 }]
    }),
  )
}

export function aspectRows(data: string): AspectRow[] | null {
  const rows = readSet(data, 'automotive/bdci2018_car_reviews')
  if (!rows) return null
  return rows.flatMap(row =>
    (row.aspects as { subject: string; sentiment: -1 | 0 | 1 }[]).map(({ subject, sentiment }) => {
      return { id: String(row.id), text: text(row.text), aspect: subject, sentiment }
    }),
  )
}

/** Letters and digits of a text, canonical: what two copies of a text share. */
export const normalised = (value: string): string => canonicalise(value).chars.replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What must not stand on both sides of a split: the whole normalised text, and its first and last 20 characters when it
 * has 24 or more.
 */
export function keysOf(value: string): string[] {
  const whole = normalised(value)
  return whole.length < 24 ? [whole] : [whole, `^${whole.slice(0, 20)}`, `$${whole.slice(-20)}`]
}

/** The fifth that no committed model has learned from. */
export const TEST_FOLD = 0

/** Which fifth a text (title, line break, body) belongs to, 0–4, by a hash of the normalised text, whatever set it stands in. */
export function foldOf(value: string): number {
  let hash = 0x811c9dc5
  const whole = normalised(value)
  for (let i = 0; i < whole.length; i++) hash = Math.imul(hash ^ whole.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) % 5
}
