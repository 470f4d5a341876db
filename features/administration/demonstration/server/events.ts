/** Three events of the newsroom: two outbreaks that it is known to have written about, one of them closed, and one that grows while somebody watches. */
import { NewEvent } from '@guanlan/features/events/events/contract'
import { createEvent } from '@guanlan/features/events/events/server'
import type { Scope } from '@guanlan/platform/server'
import { cast, eventsOfThemes } from './ground.ts'

/** What broke out in the newsroom and is over, the latest first: places of theme and brand, and from when to when. */
export type OutbreaksBefore = (
  at: number,
  count: number,
) => readonly { theme: number; brand: number; from: number; to: number }[]

const dayMs = 86_400_000
/** Cars are of manufacturing (features/articles/dictionaries). */
const industry = 'C'

/** Whoever signs in sees a burst about it after two minutes (pipeline/collect/newsroom/visit.ts). */
const visit = {
  title: '澄屿汽车：被锁车外的求助',
  rule: '(澄屿|鹭行|岚舟)+(车门|把手)+(打不开|冻住|结冰|弹不出|失灵)-(招聘|转让|二手报价)',
}

/** @returns drafts, the newest outbreak first and what grows last. Pure. */
export function eventsToAdd(now: Date, outbreaksBefore: OutbreaksBefore): NewEvent[] {
  const draftOf = (theme: number, brand: number, more: object) => {
    const [written, by] = [eventsOfThemes[theme], cast[brand]]
    if (!written || !by) return []
    const { title, words, kind } = written
    const names = [by.brand, by.short, ...by.models]
    return [
      NewEvent.parse({
        ...{ title: `${by.brand}：${title}`, kind, rule: `(${names.join('|')})+(${words})-(招聘|转让|二手报价)` },
        subjects: { industry, companies: [], brands: [by.brand], products: [...by.models] },
        ...more,
      }),
    ]
  }
  const iso = (at: number) => new Date(at).toISOString()
  const outbreaks = outbreaksBefore(now.getTime(), 2).flatMap(({ theme, brand, from, to }, place) =>
    // Reprints follow for a day; the latest stays open and fades by itself.
    draftOf(theme, brand, { startTime: iso(from), endTime: place === 0 ? null : iso(to + dayMs) }),
  )
  const growing = draftOf(0, 0, { startTime: iso(now.getTime() - 3 * dayMs), ...visit })
  return [...outbreaks, ...growing]
}

/** Their rules take in what is stored, and what arrives: history is written backwards. */
export async function addEvents(scope: Scope, outbreaksBefore: OutbreaksBefore): Promise<void> {
  for (const draft of eventsToAdd(scope.now, outbreaksBefore)) await createEvent(scope, draft)
}
