/** Ready boards by job: what somebody of that job looks at first. */
import { type Locale, say } from '@guanlan/platform/contract'
import { Panel, type Shown, type Template, type TemplateName, templateNames } from '../contract.ts'
import { templateStrings as words } from '../strings/templates.ts'

type Placed = readonly [x: number, y: number, w: number, h: number, shows: Shown]

const chart = (name: Extract<Shown, { kind: 'chart' }>['chart']): Shown => ({
  ...{ kind: 'chart', chart: name, by: 'mediaType', against: null },
})
const number = (measure: Extract<Shown, { kind: 'number' }>['measure']): Shown => ({ kind: 'number', measure })
const four = (y: number, measures: readonly Parameters<typeof number>[0][]): Placed[] =>
  measures.map((measure, at) => [at * 6, y, 6, 3, number(measure)])

const layouts: { readonly [N in TemplateName]: readonly Placed[] } = {
  brand: [
    ...four(0, ['articles', 'stories', 'negativeShare', 'interactions']),
    [0, 3, 16, 8, chart('dataVolumeTrend')],
    [16, 3, 8, 8, chart('sentimentShares')],
    [0, 11, 12, 9, { kind: 'stories', rows: 10 }],
    [12, 11, 12, 9, chart('hotKeyWord')],
    [0, 20, 12, 9, chart('mediaTypes')],
    [12, 20, 12, 9, chart('releaseHotZone')],
  ],
  press: [
    ...four(0, ['articles', 'media', 'negative', 'negativeShare']),
    [0, 3, 14, 9, { kind: 'articles', rows: 12 }],
    [14, 3, 10, 9, { kind: 'incidents', rows: 10 }],
    [0, 12, 12, 8, chart('sentimentTrend')],
    [12, 12, 12, 8, chart('activeMedia')],
  ],
  product: [
    ...four(0, ['articles', 'negative', 'negativeShare', 'interactions']),
    [0, 3, 12, 9, { kind: 'reviews' }],
    [12, 3, 12, 9, { kind: 'complaints' }],
    [0, 12, 12, 9, chart('hotKeyWord')],
    [12, 12, 12, 9, { kind: 'stories', rows: 10 }],
  ],
  service: [
    ...four(0, ['negative', 'negativeShare', 'interactions', 'articles']),
    [0, 3, 12, 9, { kind: 'complaints' }],
    [12, 3, 12, 9, { kind: 'incidents', rows: 10 }],
    [0, 12, 24, 8, chart('weekHours')],
  ],
  management: [
    ...four(0, ['articles', 'stories', 'negativeShare', 'media']),
    [0, 3, 24, 8, chart('dataVolumeTrend')],
    [0, 11, 12, 9, { kind: 'stories', rows: 8 }],
    [12, 11, 12, 9, { kind: 'incidents', rows: 8 }],
  ],
}

/** In the reader's language, with panels that a board may take as they are. */
export function templateOf(name: TemplateName, locale: Locale): Template {
  const panels = layouts[name].map(([x, y, w, h, shows], place) =>
    Panel.parse({ id: `p${place + 1}`, at: { x, y, w, h }, shows }),
  )
  return { name, title: say(words[name], locale), summary: say(words[`${name}Text`], locale), panels }
}

export const listTemplates = (locale: Locale): Template[] => templateNames.map(name => templateOf(name, locale))
