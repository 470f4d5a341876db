/** The named screens that are the same on every day. 24 columns and 22 rows fill a wall of 1920 × 1080. */
import { chartPanel, materialPanel, numbersAcross, type Placed } from '@guanlan/features/boards/boards/server'
import type { Screen, ScreenName } from '../contract.ts'

export interface Layout {
  range: Screen['range']
  panels: readonly Placed[]
}

export const clock: Placed = [18, 0, 6, 4, { kind: 'clock' }]

export const layouts: Readonly<Record<Exclude<ScreenName, '315Screen'>, Layout>> = {
  monitorScreen: {
    range: '24h',
    panels: [
      ...numbersAcross(4, 'articles', 'negativeShare', 'interactions'),
      clock,
      [0, 4, 14, 9, chartPanel('dataVolumeTrend')],
      [14, 4, 10, 9, chartPanel('sentimentShares')],
      [0, 13, 14, 9, { kind: 'articles', rows: 8 }],
      [14, 13, 10, 9, chartPanel('hotKeyWord')],
    ],
  },
  brandOption: {
    range: '24h',
    panels: [
      ...numbersAcross(4, 'articles', 'stories', 'negative', 'media'),
      [0, 4, 12, 9, materialPanel('topics', 'lines')],
      [12, 4, 12, 9, materialPanel('own', 'lines')],
      [0, 13, 12, 9, materialPanel('topics', 'course')],
      [12, 13, 12, 9, materialPanel('own', 'sentiment')],
    ],
  },
  fontVolum: {
    range: '7d',
    panels: [
      ...numbersAcross(4, 'positive', 'articles', 'stories'),
      clock,
      [0, 4, 14, 9, chartPanel('sentimentTrend')],
      [14, 4, 10, 9, { kind: 'societyEvents', rows: 8 }],
      [0, 13, 14, 9, { kind: 'stories', rows: 8 }],
      [14, 13, 10, 9, chartPanel('hotKeyWord')],
    ],
  },
  secondWarn: {
    range: '7d',
    panels: [
      ...numbersAcross(4, 'negative', 'negativeShare', 'articles'),
      clock,
      [0, 4, 14, 9, { kind: 'handling' }],
      [0, 13, 14, 9, { kind: 'incidents', rows: 8 }],
      [14, 4, 10, 9, chartPanel('sentimentTrend')],
      [14, 13, 10, 9, materialPanel('own', 'sentiment')],
    ],
  },
  monthTotal: {
    range: '30d',
    panels: [
      ...numbersAcross(4, 'articles', 'stories', 'negativeShare', 'media'),
      [0, 4, 24, 9, materialPanel('brands', 'course')],
      [0, 13, 8, 9, materialPanel('brands', 'share')],
      [8, 13, 8, 9, materialPanel('brands', 'lines')],
      [16, 13, 8, 9, materialPanel('brands', 'sentiment')],
    ],
  },
  TopBrand: {
    range: '7d',
    panels: [
      ...numbersAcross(4, 'articles', 'stories', 'negativeShare', 'interactions'),
      [0, 4, 14, 9, materialPanel('brands', 'lines')],
      [14, 4, 10, 9, materialPanel('brands', 'share')],
      [0, 13, 14, 9, materialPanel('brands', 'course')],
      [14, 13, 10, 9, materialPanel('brands', 'sentiment')],
    ],
  },
  CrisisScreen: {
    range: '3d',
    panels: [
      ...numbersAcross(4, 'negative', 'negativeShare', 'interactions'),
      clock,
      [0, 4, 12, 9, { kind: 'crises', rows: 8 }],
      [0, 13, 12, 9, { kind: 'incidents', rows: 8 }],
      [12, 4, 12, 9, chartPanel('sentimentTrend')],
      [12, 13, 12, 9, { kind: 'articles', rows: 8 }],
    ],
  },
  wqFrontOption: {
    range: '7d',
    panels: [
      ...numbersAcross(4, 'articles', 'negativeShare', 'stories'),
      clock,
      [0, 4, 12, 9, chartPanel('dataVolumeTrend')],
      [12, 4, 12, 9, materialPanel('topics', 'lines')],
      [0, 13, 12, 9, { kind: 'stories', rows: 8 }],
      [12, 13, 12, 9, { kind: 'articles', rows: 8 }],
    ],
  },
  wqIndustry: {
    range: '7d',
    panels: [
      ...numbersAcross(4, 'articles', 'media', 'interactions'),
      clock,
      [0, 4, 12, 9, chartPanel('hotKeyWord')],
      [0, 13, 12, 9, materialPanel('topics', 'sentiment')],
      [12, 4, 12, 9, chartPanel('activeMedia')],
      [12, 13, 12, 9, materialPanel('topics', 'course')],
    ],
  },
  wqCompare: {
    range: '7d',
    panels: [
      ...numbersAcross(4, 'articles', 'negative', 'negativeShare'),
      clock,
      [0, 4, 12, 9, materialPanel('brands', 'course')],
      [12, 4, 12, 9, materialPanel('brands', 'share')],
      [0, 13, 12, 9, materialPanel('brands', 'lines')],
      [12, 13, 12, 9, materialPanel('brands', 'sentiment')],
    ],
  },
  jblhOneScreen: {
    range: '7d',
    panels: [
      ...numbersAcross(4, 'articles', 'negativeShare', 'stories'),
      clock,
      [0, 4, 12, 9, materialPanel('own', 'lines')],
      [12, 4, 12, 9, materialPanel('own', 'course')],
      [0, 13, 12, 9, { kind: 'stories', rows: 8 }],
      [12, 13, 12, 9, chartPanel('hotKeyWord')],
    ],
  },
  jblhTwoScreen: {
    range: '7d',
    panels: [
      ...numbersAcross(4, 'articles', 'media', 'interactions'),
      clock,
      [0, 4, 12, 18, chartPanel('releaseHotZone')],
      [12, 4, 12, 9, materialPanel('topics', 'lines')],
      [12, 13, 12, 9, { kind: 'societyEvents', rows: 8 }],
    ],
  },
  flScreen: {
    range: '7d',
    panels: [
      ...numbersAcross(4, 'articles', 'negative', 'negativeShare'),
      clock,
      [0, 4, 12, 9, materialPanel('rivals', 'lines')],
      [12, 4, 12, 9, materialPanel('rivals', 'course')],
      [0, 13, 12, 9, { kind: 'negativeMedia', rows: 8 }],
      [12, 13, 12, 9, { kind: 'incidents', rows: 8 }],
    ],
  },
}
