/** The named screens as layouts over what the organisation has: its monitors, brands and material. */
import type { Frame, Panel } from '@guanlan/features/boards/boards/contract'
import { Panel as PanelSchema, type Shown } from '@guanlan/features/boards/boards/contract'
import { say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type ScreenName, screenNames } from '../contract.ts'
import { screenStrings as words } from '../strings/screens.ts'

type Placed = readonly [x: number, y: number, w: number, h: number, shows: Shown]

const chart = (name: Extract<Shown, { kind: 'chart' }>['chart']): Shown => ({
  ...{ kind: 'chart', chart: name, by: 'mediaType', against: null },
})
const number = (measure: Extract<Shown, { kind: 'number' }>['measure']): Shown => ({ kind: 'number', measure })
const numbers = (...measures: readonly Parameters<typeof number>[0][]): Placed[] =>
  measures.map((measure, at) => [at * 6, 0, 6, 4, number(measure)])
const clock: Placed = [18, 0, 6, 4, { kind: 'clock' }]

interface Layout {
  range: Frame['range']
  panels: readonly Placed[]
}

/** 24 columns and 22 rows fill a wall of 1920 × 1080. */
function layoutOf(name: ScreenName, now: Date): Layout {
  switch (name) {
    case 'monitorScreen':
      return {
        range: '24h',
        panels: [
          ...numbers('articles', 'negativeShare', 'interactions'),
          clock,
          [0, 4, 14, 9, chart('dataVolumeTrend')],
          [14, 4, 10, 9, chart('sentimentShares')],
          [0, 13, 14, 9, { kind: 'articles', rows: 8 }],
          [14, 13, 10, 9, chart('hotKeyWord')],
        ],
      }
    case 'brandOption':
      return {
        range: '24h',
        panels: [
          ...numbers('articles', 'stories', 'negative', 'media'),
          [0, 4, 12, 9, chart('dataVolumeTrend')],
          [12, 4, 12, 9, { kind: 'stories', rows: 8 }],
          [0, 13, 12, 9, chart('mediaTypes')],
          [12, 13, 12, 9, chart('activeMedia')],
        ],
      }
    case 'fontVolum':
      return {
        range: '7d',
        panels: [
          ...numbers('articles', 'stories', 'interactions'),
          clock,
          [0, 4, 14, 9, chart('sentimentTrend')],
          [14, 4, 10, 9, chart('hotKeyWord')],
          [0, 13, 24, 9, { kind: 'stories', rows: 8 }],
        ],
      }
    case 'secondWarn':
      return {
        range: '7d',
        panels: [
          ...numbers('negative', 'negativeShare', 'articles'),
          clock,
          [0, 4, 14, 18, { kind: 'incidents', rows: 16 }],
          [14, 4, 10, 9, chart('sentimentTrend')],
          [14, 13, 10, 9, chart('mediaTypes')],
        ],
      }
    case 'monthTotal':
      return {
        range: '30d',
        panels: [
          ...numbers('articles', 'stories', 'negativeShare', 'media'),
          [0, 4, 24, 9, chart('dataVolumeTrend')],
          [0, 13, 8, 9, chart('sentimentShares')],
          [8, 13, 8, 9, chart('mediaTypes')],
          [16, 13, 8, 9, chart('releaseHotZone')],
        ],
      }
    case '315Screen':
      return {
        range: '30d',
        panels: [
          [0, 0, 6, 4, { kind: 'countdown', until: nextConsumerDay(now).toISOString() }],
          [6, 0, 6, 4, number('negative')],
          [12, 0, 6, 4, number('negativeShare')],
          clock,
          [0, 4, 12, 18, { kind: 'complaints' }],
          [12, 4, 12, 9, { kind: 'incidents', rows: 8 }],
          [12, 13, 12, 9, chart('hotKeyWord')],
        ],
      }
    case 'TopBrand':
      return {
        range: '7d',
        panels: [
          ...numbers('articles', 'stories', 'negativeShare', 'interactions'),
          [0, 4, 12, 9, { kind: 'chart', chart: 'split', by: 'monitor', against: null }],
          [12, 4, 12, 9, { kind: 'stories', rows: 8 }],
          [0, 13, 12, 9, chart('dataVolumeTrend')],
          [12, 13, 12, 9, { kind: 'incidents', rows: 8 }],
        ],
      }
    case 'CrisisScreen':
      return {
        range: '3d',
        panels: [
          ...numbers('negative', 'negativeShare', 'interactions'),
          clock,
          [0, 4, 12, 18, { kind: 'incidents', rows: 16 }],
          [12, 4, 12, 9, chart('sentimentTrend')],
          [12, 13, 12, 9, { kind: 'articles', rows: 8 }],
        ],
      }
    case 'wqFrontOption':
    case 'jblhOneScreen':
      return {
        range: '7d',
        panels: [
          ...numbers('articles', 'negativeShare', 'stories'),
          clock,
          [0, 4, 12, 9, chart('dataVolumeTrend')],
          [12, 4, 12, 9, chart('hotKeyWord')],
          [0, 13, 12, 9, { kind: 'stories', rows: 8 }],
          [12, 13, 12, 9, { kind: 'articles', rows: 8 }],
        ],
      }
    case 'wqIndustry':
    case 'jblhTwoScreen':
      return {
        range: '7d',
        panels: [
          ...numbers('articles', 'media', 'interactions'),
          clock,
          [0, 4, 12, 18, chart('releaseHotZone')],
          [12, 4, 12, 9, chart('activeMedia')],
          [12, 13, 12, 9, chart('mediaTypes')],
        ],
      }
    default:
      return {
        range: '7d',
        panels: [
          ...numbers('articles', 'negative', 'negativeShare'),
          clock,
          [0, 4, 12, 9, chart('sentimentTrend')],
          [12, 4, 12, 9, chart('sentimentShares')],
          [0, 13, 12, 9, { kind: 'stories', rows: 8 }],
          [12, 13, 12, 9, { kind: 'incidents', rows: 8 }],
        ],
      }
  }
}

/** The next 15 March, UTC. Pure. */
export function nextConsumerDay(now: Date): Date {
  const of = (year: number) => new Date(Date.UTC(year, 2, 15))
  return of(now.getUTCFullYear()) > now ? of(now.getUTCFullYear()) : of(now.getUTCFullYear() + 1)
}

export interface LaidScreen {
  name: ScreenName
  title: string
  panels: Panel[]
}

export function screenOf(
  { locale, now }: Pick<Scope, 'locale' | 'now'>,
  name: ScreenName,
): LaidScreen & Pick<Layout, 'range'> {
  const { range, panels } = layoutOf(name, now)
  return {
    ...{ name, range, title: say(words[name], locale) },
    panels: panels.map(([x, y, w, h, shows], place) =>
      PanelSchema.parse({ id: `p${place + 1}`, at: { x, y, w, h }, shows }),
    ),
  }
}

export const listScreens = (scope: Pick<Scope, 'locale' | 'now'>): LaidScreen[] =>
  screenNames.map(name => {
    const { range: _, ...screen } = screenOf(scope, name)
    return screen
  })
