/** Reposts of a post as they are: a third of the post itself, some of earlier ones, of many nobody says whose. The same each time. */
import type { NewRepost } from '../../features/articles/articles/server/storing/index.ts'
import { chanceOf } from '../../pipeline/collect/newsroom/chance.ts'

export function madeUpReposts(count: number, begin: number, post: string): NewRepost[] {
  const chance = chanceOf(36)
  const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
  return Array.from({ length: count }, (_, place): NewRepost => {
    const other = place > 0 ? Math.floor(place * chance.next() ** 2) : null
    const roll = chance.next()
    const isNamed = other !== null && roll > 0.6 && roll < 0.75
    return {
      ...{ identity: idOf(place), author: `转发者${place}`, writtenAt: new Date(begin + place * 5_000) },
      parent: roll < 0.3 ? post : roll < 0.6 && other !== null ? idOf(other) : null,
      text: isNamed ? `真的吗//@转发者${other}:看看港口那边怎么说` : '看看港口那边怎么说',
    }
  })
}
