/** The named screens as layouts over what the organisation has: its monitors, brands and material. */
import { momentOfWall } from '@guanlan/features/articles/articles/contract'
import { chartPanel, numbersAcross, type Placed, panelsOf } from '@guanlan/features/boards/boards/server'
import { say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Screen, ScreenName } from '../contract.ts'
import { screenStrings as words } from '../strings/screens.ts'

const clock: Placed = [18, 0, 6, 4, { kind: 'clock' }]

interface Layout {
  range: Screen['range']
  panels: readonly Placed[]
}

/** 24 columns and 22 rows fill a wall of 1920 × 1080. */
function layoutOf(name: ScreenName, now: Date, zone: string): Layout {
  switch (name) {
    case 'monitorScreen':
      return {
        range: '24h',
        panels: [
          ...numbersAcross(4, 'articles', 'negativeShare', 'interactions'),
          clock,
          [0, 4, 14, 9, chartPanel('dataVolumeTrend')],
          [14, 4, 10, 9, chartPanel('sentimentShares')],
          [0, 13, 14, 9, { kind: 'articles', rows: 8 }],
          [14, 13, 10, 9, chartPanel('hotKeyWord')],
        ],
      }
    case 'brandOption':
      return {
        range: '24h',
        panels: [
          ...numbersAcross(4, 'articles', 'stories', 'negative', 'media'),
          [0, 4, 12, 9, chartPanel('dataVolumeTrend')],
          [12, 4, 12, 9, { kind: 'stories', rows: 8 }],
          [0, 13, 12, 9, chartPanel('mediaTypes')],
          [12, 13, 12, 9, chartPanel('activeMedia')],
        ],
      }
    case 'fontVolum':
      return {
        range: '7d',
        panels: [
          ...numbersAcross(4, 'articles', 'stories', 'interactions'),
          clock,
          [0, 4, 14, 9, chartPanel('sentimentTrend')],
          [14, 4, 10, 9, chartPanel('hotKeyWord')],
          [0, 13, 24, 9, { kind: 'stories', rows: 8 }],
        ],
      }
    case 'secondWarn':
      return {
        range: '7d',
        panels: [
          ...numbersAcross(4, 'negative', 'negativeShare', 'articles'),
          clock,
          [0, 4, 14, 18, { kind: 'incidents', rows: 16 }],
          [14, 4, 10, 9, chartPanel('sentimentTrend')],
          [14, 13, 10, 9, chartPanel('mediaTypes')],
        ],
      }
    case 'monthTotal':
      return {
        range: '30d',
        panels: [
          ...numbersAcross(4, 'articles', 'stories', 'negativeShare', 'media'),
          [0, 4, 24, 9, chartPanel('dataVolumeTrend')],
          [0, 13, 8, 9, chartPanel('sentimentShares')],
          [8, 13, 8, 9, chartPanel('mediaTypes')],
          [16, 13, 8, 9, chartPanel('releaseHotZone')],
        ],
      }
    case '315Screen':
      return {
        range: '30d',
        panels: [
          [0, 0, 6, 4, { kind: 'countdown', until: nextConsumerDay(now, zone) }],
          [6, 0, 6, 4, { kind: 'number', measure: 'negative' }],
          [12, 0, 6, 4, { kind: 'number', measure: 'negativeShare' }],
          clock,
          [0, 4, 12, 18, { kind: 'complaints' }],
          [12, 4, 12, 9, { kind: 'incidents', rows: 8 }],
          [12, 13, 12, 9, chartPanel('hotKeyWord')],
        ],
      }
    case 'TopBrand':
      return {
        range: '7d',
        panels: [
          ...numbersAcross(4, 'articles', 'stories', 'negativeShare', 'interactions'),
          [0, 4, 12, 9, { kind: 'chart', chart: 'split', by: 'monitor', against: null }],
          [12, 4, 12, 9, { kind: 'stories', rows: 8 }],
          [0, 13, 12, 9, chartPanel('dataVolumeTrend')],
          [12, 13, 12, 9, { kind: 'incidents', rows: 8 }],
        ],
      }
    case 'CrisisScreen':
      return {
        range: '3d',
        panels: [
          ...numbersAcross(4, 'negative', 'negativeShare', 'interactions'),
          clock,
          [0, 4, 12, 18, { kind: 'incidents', rows: 16 }],
          [12, 4, 12, 9, chartPanel('sentimentTrend')],
          [12, 13, 12, 9, { kind: 'articles', rows: 8 }],
        ],
      }
    case 'wqFrontOption':
    case 'jblhOneScreen':
      return {
        range: '7d',
        panels: [
          ...numbersAcross(4, 'articles', 'negativeShare', 'stories'),
          clock,
          [0, 4, 12, 9, chartPanel('dataVolumeTrend')],
          [12, 4, 12, 9, chartPanel('hotKeyWord')],
          [0, 13, 12, 9, { kind: 'stories', rows: 8 }],
          [12, 13, 12, 9, { kind: 'articles', rows: 8 }],
        ],
      }
    case 'wqIndustry':
    case 'jblhTwoScreen':
      return {
        range: '7d',
        panels: [
          ...numbersAcross(4, 'articles', 'media', 'interactions'),
          clock,
          [0, 4, 12, 18, chartPanel('releaseHotZone')],
          [12, 4, 12, 9, chartPanel('activeMedia')],
          [12, 13, 12, 9, chartPanel('mediaTypes')],
        ],
      }
    default:
      return {
        range: '7d',
        panels: [
          ...numbersAcross(4, 'articles', 'negative', 'negativeShare'),
          clock,
          [0, 4, 12, 9, chartPanel('sentimentTrend')],
          [12, 4, 12, 9, chartPanel('sentimentShares')],
          [0, 13, 12, 9, { kind: 'stories', rows: 8 }],
          [12, 13, 12, 9, { kind: 'incidents', rows: 8 }],
        ],
      }
  }
}

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
