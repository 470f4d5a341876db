/** Ready boards by job: what somebody of that job looks at first. */
import { type Locale, say } from '@guanlan/platform/contract'
import { type Template, type TemplateName, templateNames } from '../contract.ts'
import { templateStrings as words } from '../strings/templates.ts'
import { chartPanel, numbersAcross, type Placed, panelsOf } from './layouts.ts'

const layouts: { readonly [N in TemplateName]: readonly Placed[] } = {
  brand: [
    ...numbersAcross(3, 'articles', 'stories', 'negativeShare', 'interactions'),
    [0, 3, 16, 8, chartPanel('dataVolumeTrend')],
    [16, 3, 8, 8, chartPanel('sentimentShares')],
    [0, 11, 12, 9, { kind: 'stories', rows: 10 }],
    [12, 11, 12, 9, chartPanel('hotKeyWord')],
    [0, 20, 12, 9, chartPanel('mediaTypes')],
    [12, 20, 12, 9, chartPanel('releaseHotZone')],
  ],
  press: [
    ...numbersAcross(3, 'articles', 'media', 'negative', 'negativeShare'),
    [0, 3, 14, 9, { kind: 'articles', rows: 12 }],
    [14, 3, 10, 9, { kind: 'incidents', rows: 10 }],
    [0, 12, 12, 8, chartPanel('sentimentTrend')],
    [12, 12, 12, 8, chartPanel('activeMedia')],
  ],
  product: [
    ...numbersAcross(3, 'articles', 'negative', 'negativeShare', 'interactions'),
    [0, 3, 12, 9, { kind: 'reviews' }],
    [12, 3, 12, 9, { kind: 'complaints', by: 'brand' }],
    [0, 12, 12, 9, chartPanel('hotKeyWord')],
    [12, 12, 12, 9, { kind: 'stories', rows: 10 }],
  ],
  service: [
    ...numbersAcross(3, 'negative', 'negativeShare', 'interactions', 'articles'),
    [0, 3, 12, 9, { kind: 'complaints', by: 'brand' }],
    [12, 3, 12, 9, { kind: 'incidents', rows: 10 }],
    [0, 12, 24, 8, chartPanel('weekHours')],
  ],
  management: [
    ...numbersAcross(3, 'articles', 'stories', 'negativeShare', 'media'),
    [0, 3, 24, 8, chartPanel('dataVolumeTrend')],
    [0, 11, 12, 9, { kind: 'stories', rows: 8 }],
    [12, 11, 12, 9, { kind: 'incidents', rows: 8 }],
  ],
}

/** In the reader's language, with panels that a board may take as they are. */
export function templateOf(name: TemplateName, locale: Locale): Template {
  return {
    name,
    title: say(words[name], locale),
    summary: say(words[`${name}Text`], locale),
    panels: panelsOf(layouts[name]),
  }
}

export const listTemplates = (locale: Locale): Template[] => templateNames.map(name => templateOf(name, locale))
