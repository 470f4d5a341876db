/** Writes one article of the demonstration. Pure: the same minute and place always give the same article. */
import type { RawArticle } from '../../items.ts'
import { type Brand, brands, type Medium, media, posters, regions, reporters } from './cast.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type Crisis, crisisAt } from './pace.ts'
import { english, neutralMiddles, openings, ports, remarks, type Theme, themes } from './stories.ts'

const cities: Readonly<Record<number, string>> = {
  110000: '北京',
  310000: '上海',
  330100: '杭州',
  330200: '宁波',
  320100: '南京',
  320500: '苏州',
  440100: '广州',
  440300: '深圳',
  510100: '成都',
  500000: '重庆',
  420100: '武汉',
  370200: '青岛',
  350200: '厦门',
  610100: '西安',
  430100: '长沙',
  210100: '沈阳',
  230100: '哈尔滨',
  410100: '郑州',
}

interface Setting {
  theme: Theme
  brand: Brand
  model: string
  city: string
  region: number
  /** 0 positive, 1 neutral, 2 negative. */
  mood: 0 | 1 | 2
  number: string
}

const weighted = <T extends { weight: number }>(chance: Chance, from: readonly T[]): T => {
  let left = chance.next() * from.reduce((sum, one) => sum + one.weight, 0)
  for (const one of from) {
    left -= one.weight
    if (left < 0) return one
  }
  return chance.pick(from)
}

/** What somebody who visits the demonstration is shown: at its very moment, in the language of its monitors. */
interface Staged {
  at: number
  crisis: Crisis
}
const mediaAtHome = media.filter(({ type }) => type !== 'fmn')

interface Drawn {
  chance: Chance
  /** Of what is written: a reprint has that of another article. */
  source: Chance
  medium: Medium
  crisis: Crisis | null
  copied: boolean
  setting: Setting
  publishedAt: string
}

function draw(minute: number, place: number, staged?: Staged): Drawn {
  const at = minute * 60_000
  const chance = chanceOf(Math.imul(minute, 31) + place)
  const publishedAt = new Date(staged?.at ?? at + chance.below(60_000)).toISOString()
  const medium = weighted(chance, staged ? mediaAtHome : media)
  const crisis = staged?.crisis ?? crisisAt(at)
  // A quarter is reprinted: the same text, an hour to a day later, in another medium.
  const copied = !staged && isLong(medium) && chance.happens(0.28)
  const source = copied ? chanceOf(Math.imul(minute - 60 - chance.below(600), 17)) : chance
  const setting = settingOf(source, crisis && (staged || chance.happens(0.75 * crisis.strength)) ? crisis : null)
  return { chance, source, medium, crisis, copied, setting, publishedAt }
}

/** Whether the article tells of what has broken out in its minute: of its theme and brand. */
export function isOfOutbreak(minute: number, place: number): boolean {
  const { medium, crisis, setting } = draw(minute, place)
  if (!crisis || medium.type === 'fmn') return false
  return setting.theme === themes[crisis.theme] && setting.brand === brands[crisis.brand]
}

/** @param place number of the article within its minute. */
export function writeArticle(minute: number, place: number, staged?: Staged): RawArticle {
  const { chance, source, medium, crisis, copied, setting, publishedAt } = draw(minute, place, staged)
  const text =
    medium.type === 'fmn' ? foreign(chance) : isLong(medium) ? longText(source, setting) : shortText(source, setting)
  const sentiment = text.mood
  return {
    sourceId: `${minute}-${place}`,
    url: `https://demo.guanlan.example/${medium.type}/${minute}-${place}`,
    title: copied && chance.happens(0.4) ? `转载｜${text.title}` : text.title,
    body: text.body,
    mediaType: medium.type,
    media: medium.name,
    mediaLevel: medium.level,
    author: isLong(medium) ? chance.pick(reporters) : chance.pick(posters),
    ...(isLong(medium)
      ? {}
      : {
          account: {
            followers: Math.round(10 ** (1.5 + chance.next() * 4.6)),
            verified: chance.below(3),
            gender: chance.pick(['m', 'f', 'n']),
          },
        }),
    publishedAt,
    ...countsOf(chance, medium, sentiment, crisis),
    sentiment,
    ...(sentiment === -1 && { level: levelOf(chance, crisis) }),
    region: medium.region || (medium.type === 'fmn' ? undefined : setting.region),
    demonstration: true,
  }
}

const isLong = (medium: Medium): boolean => !['weibo', 'bbs', 'comment', 'fmn'].includes(medium.type)

function settingOf(chance: Chance, crisis: Crisis | null): Setting {
  const theme = (crisis && themes[crisis.theme]) ?? weighted(chance, themes)
  const brand = (crisis && brands[crisis.brand]) ?? weighted(chance, brands)
  const region = chance.pick(regions)
  const [positive, neutral] = crisis ? [4, 20] : theme.mood
  const roll = chance.below(100)
  return {
    theme,
    brand,
    region,
    model: chance.pick(brand.models),
    city: cities[region] ?? '北京',
    mood: roll < positive ? 0 : roll < positive + neutral ? 1 : 2,
    number: String(3 + chance.below(60)),
  }
}

const fill = (text: string, setting: Setting): string =>
  text
    .replaceAll('{车}', setting.model)
    .replaceAll('{牌}', setting.brand.name)
    .replaceAll('{城}', setting.city)
    .replaceAll('{数}', setting.number)
    // A number stands for anything, a temperature only for winter.
    .replaceAll('{度}', String(8 + (Number(setting.number) % 20)))

interface Text {
  title: string
  body: string
  mood: -1 | 0 | 1
}
const moods = [1, 0, -1] as const

function longText(chance: Chance, setting: Setting): Text {
  const { theme, mood } = setting
  const own = theme.sentences[mood]
  const about = `此事与${setting.brand.name}${setting.model}有关。`
  const parts: string[] = [chance.pick(openings)]
  for (let paragraph = 0; paragraph < 2 + chance.below(3); paragraph++) {
    parts.push(chance.pick(own), paragraph === 0 ? about : chance.pick(neutralMiddles), chance.pick(own))
    if (chance.happens(0.5)) parts.push(chance.pick(theme.sentences[1]))
    parts.push('\n')
  }
  return {
    title: fill(chance.pick(theme.titles[mood]), setting),
    body: fill(parts.join('').trim(), setting),
    mood: moods[mood],
  }
}

function shortText(chance: Chance, setting: Setting): Text {
  const { theme, mood } = setting
  const first = chance.happens(0.5) ? chance.pick(remarks[mood]) : chance.pick(theme.titles[mood])
  const more = chance.happens(0.7) ? chance.pick(theme.sentences[mood]) : ''
  const tag = chance.happens(0.35) ? `#${setting.model}# ` : ''
  const text = fill(`${tag}${first}${/[。？！]$/.test(first) || !more ? '' : '。'}${more}`, setting)
  const body =
    text.includes(setting.brand.name) || text.includes(setting.model) ? text : `${text} @${setting.brand.name}`
  return { title: '', body, mood: moods[mood] }
}

function foreign(chance: Chance): Text {
  const [title, body, mood] = chance.pick(english)
  const values = { place: chance.pick(ports), n: String(12 + chance.below(400)), m: String(3 + chance.below(25)) }
  const filled = (text: string) => text.replace(/\{(place|n|m)\}/g, (_, name: keyof typeof values) => values[name])
  return { title: filled(title), body: filled(body), mood }
}

/** Reads and reactions, drawn over several orders of magnitude; negative articles get more. */
function countsOf(
  chance: Chance,
  medium: Medium,
  sentiment: number,
  crisis: Crisis | null,
): Pick<RawArticle, 'reads' | 'likes' | 'shares' | 'comments'> {
  if (medium.type === 'broadcast' || medium.type === 'press' || medium.type === 'program') return {}
  const heat = (sentiment === -1 ? 1.8 : 1) * (1 + 3 * (crisis?.strength ?? 0))
  const reads = Math.round(10 ** (1 + chance.next() * 3.2) * heat)
  const part = (most: number) => Math.round(reads * chance.next() * most)
  return { reads, likes: part(0.06), shares: part(0.02), comments: part(0.03) }
}

function levelOf(chance: Chance, crisis: Crisis | null): 1 | 2 | 3 | 4 {
  const roll = chance.next() + (crisis?.strength ?? 0) * 0.25
  return roll > 1.05 ? 1 : roll > 0.88 ? 2 : roll > 0.6 ? 3 : 4
}
