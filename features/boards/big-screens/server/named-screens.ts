/** The named screens as layouts over what the organisation has: its monitors, brands and material. */
import { momentOfWall } from '@guanlan/features/articles/articles/contract'
import { panelsOf } from '@guanlan/features/boards/boards/server'
import { say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Screen, ScreenName } from '../contract.ts'
import { screenStrings as words } from '../strings/screens.ts'
import { clock, type Layout, layouts } from './layouts.ts'

const layoutOf = (name: ScreenName, now: Date, zone: string): Layout =>
  name === '315Screen' ? consumerDayLayout(now, zone) : layouts[name]

const consumerDayLayout = (now: Date, zone: string): Layout => ({
  range: '30d',
  panels: [
    [0, 0, 6, 4, { kind: 'countdown', until: nextConsumerDay(now, zone) }],
    [6, 0, 6, 4, { kind: 'number', measure: 'negative' }],
    [12, 0, 6, 4, { kind: 'number', measure: 'negativeShare' }],
    clock,
    [0, 4, 12, 9, { kind: 'complaints', by: 'brand' }],
    [0, 13, 12, 9, { kind: 'complaints', by: 'demand' }],
    [12, 4, 12, 9, { kind: 'negativeMedia', rows: 8 }],
    [12, 13, 12, 9, { kind: 'incidents', rows: 8 }],
  ],
})

/** Midnight that begins the next 15 March in a zone, as ISO. Pure. */
export function nextConsumerDay(now: Date, zone: string): string {
  const of = (year: number) => momentOfWall(`${year}-03-15T00:00`, zone) ?? ''
  const thisYear = of(now.getUTCFullYear())
  return Date.parse(thisYear) > now.getTime() ? thisYear : of(now.getUTCFullYear() + 1)
}

/** One as it is delivered, in the reader's language and the organisation's zone. */
export function deliveredScreen(
  { locale, now, zone }: Pick<Scope, 'locale' | 'now'> & { zone: string },
  name: ScreenName,
): Screen {
  const { range, panels } = layoutOf(name, now, zone)
  return {
    ...{ address: `/bigScreen/${name}`, title: say(words[name], locale), own: null, replaces: null },
    ...{ width: 1_920, height: 1_080, range, monitors: [], panels: panelsOf(panels) },
  }
}
