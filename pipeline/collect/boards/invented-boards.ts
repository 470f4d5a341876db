/** Eight invented boards that live by the minute and move with the newsroom's events. Pure: the same board at the same minute is always the same. */
import type { RawEntry } from '@guanlan/features/collecting/hot-lists/server'
import { brands } from '../newsroom/cast.ts'
import { chanceOf } from '../newsroom/chance.ts'
import { crisisAt } from '../newsroom/pace.ts'
import { everyday, ofBrands, ofCrisis, places, type Wording } from './invented-topics.ts'

const minuteMs = 60_000
/** One matter begins in each stretch of so many minutes. */
const bornEvery = 9
/** Minutes after which nobody talks of it any more. */
const longest = 26 * 60
const lengthOfBoard = 50

interface Platform {
  code: string
  /** Share of the matters that people talk of there. */
  takes: number
  /** Minutes after which they do. */
  delay: number
  /** Heat of the greatest matters. */
  heat: number
  /** Which wording is used there. */
  wording: 0 | 1
  /** Boards that tell no heat exist. */
  tellsHeat?: false
}
const platforms: readonly Platform[] = [
  { code: 'weibo', takes: 0.72, delay: 0, heat: 4_800_000, wording: 0 },
  { code: 'douyin', takes: 0.66, delay: 25, heat: 12_300_000, wording: 0 },
  { code: 'gonzonghao', takes: 0.5, delay: 180, heat: 100_000, wording: 1 },
  { code: 'kuaishou', takes: 0.56, delay: 40, heat: 9_100_000, wording: 0 },
  { code: 'shipinhao', takes: 0.5, delay: 70, heat: 1_400_000, wording: 1, tellsHeat: false },
  { code: 'bilibili', takes: 0.5, delay: 120, heat: 900_000, wording: 0, tellsHeat: false },
  { code: 'toutiao', takes: 0.7, delay: 15, heat: 25_000_000, wording: 1 },
  { code: 'xiaohongshu', takes: 0.54, delay: 90, heat: 980_000, wording: 0 },
]
export const inventedPlatforms: readonly string[] = platforms.map(({ code }) => code)

interface Matter {
  seed: number
  born: number
  wording: Wording
  place: string
  brand: (typeof brands)[number]
  model: string
  number: number
  /** 0 to 1. */
  size: number
  /** Minutes to the height, and from there to a third of it. */
  rise: number
  fall: number
}

function matterOf(slot: number): Matter {
  const chance = chanceOf(Math.imul(slot, 7919))
  const brand = chance.pick(brands)
  const born = slot * bornEvery + chance.below(bornEvery)
  const crisis = crisisAt(born * minuteMs)
  const inCrisis = crisis !== null && chance.happens(0.18 * crisis.strength + 0.02)
  const of = inCrisis ? (brands[crisis.brand] ?? brand) : brand
  return {
    seed: slot,
    born,
    wording: chance.pick(inCrisis ? ofCrisis : chance.happens(0.12) ? ofBrands : everyday),
    place: chance.pick(places),
    brand: of,
    model: chance.pick(of.models),
    number: 3 + chance.below(95),
    size: inCrisis ? 0.5 + 0.5 * crisis.strength : chance.next() ** 2.2,
    rise: 20 + chance.below(150),
    fall: 60 + chance.below(420),
  }
}

const titleOf = ({ wording, place, brand, model, number }: Matter, which: 0 | 1): string =>
  wording[which]
    .replaceAll('{城}', place)
    .replaceAll('{数}', String(number))
    .replaceAll('{牌}', brand.name)
    .replaceAll('{车}', model)

/** Heat of a matter on a platform at a minute, of the greatest there is; 0: nobody talks of it. */
function heatOf(matter: Matter, platform: Platform, place: number, minute: number): number {
  const chance = chanceOf(Math.imul(matter.seed, 131) + place)
  if (!chance.happens(platform.takes)) return 0
  const age = minute - matter.born - Math.round(platform.delay * (0.4 + chance.next()))
  if (age < 0 || age > longest) return 0
  const shape = age < matter.rise ? (age / matter.rise) ** 0.7 : Math.exp(-(age - matter.rise) / matter.fall)
  const noise = 0.94 + 0.12 * chanceOf(Math.imul(matter.seed, 977) + place * 61 + Math.floor(minute / 6)).next()
  return (0.08 + 0.92 * matter.size) * (0.5 + chance.next()) * shape * noise
}

export function inventedBoard(code: string, minute: number): RawEntry[] {
  const place = platforms.findIndex(platform => platform.code === code)
  const platform = platforms[place]
  if (!platform) return []
  const newest = Math.floor(minute / bornEvery)
  const slots = Array.from({ length: Math.ceil(longest / bornEvery) }, (_, back) => newest - back)
  return slots
    .map(matterOf)
    .map(matter => ({ matter, heat: heatOf(matter, platform, place, minute) }))
    .filter(({ heat }) => heat > 0.004)
    .sort((a, b) => b.heat - a.heat || a.matter.seed - b.matter.seed)
    .slice(0, lengthOfBoard)
    .map(
      ({ matter, heat }): RawEntry => ({
        title: titleOf(matter, platform.wording),
        ...(platform.tellsHeat !== false && { heat: Math.round((heat * platform.heat) / 1.5) }),
        label: labelOf(minute - matter.born, heat),
      }),
    )
}

const labelOf = (age: number, heat: number): string | null =>
  heat > 1 ? '爆' : heat > 0.6 ? '热' : age < 60 ? '新' : null
