// The news that questions are about, as it is handed in: who published what on which day, and from which province.
import { regions } from '../../../../engine/text/index.ts'
import { rowsOf } from '../../text/packed.ts'

interface Row {
  id?: string
  title: string
  body: string
  time?: string
  timeApprox?: string
  source?: string
  province?: string | null
  company?: string
}

export interface Item {
  set: 'dxy' | 'financial' | 'cctv' | 'sina'
  title: string
  body: string
  media: string
  /** `2020-01-22 19:36`, of the zone that the questions are asked in. */
  publishedAt: string
  /** `2020-01-22` */
  day: string
  /** Division code of a province. */
  region?: number
  company?: string
}

export const sets = {
  dxy: 'news/dxy_covid_2020',
  financial: 'sentiment/financial_news',
  cctv: 'news/cctv_xinwenlianbo',
  sina: 'news/sina_2018',
} as const

/** Of the largest sets every so manieth row: the others only take time. */
const everyOf = { dxy: 1, financial: 1, cctv: 5, sina: 4 } as const
const mediaOf = { dxy: '丁香园', financial: '证券时报网', cctv: '央视新闻联播', sina: '新浪网' } as const

/** In the order of the files; what has the same medium, day, title and text is one. */
export function itemsOf(folder: string): Item[] {
  const items = new Map<string, Item>()
  for (const set of Object.keys(sets) as (keyof typeof sets)[])
    for (const [n, row] of (rowsOf<Row>(folder, sets[set]) ?? []).entries()) {
      if (n % everyOf[set] !== 0) continue
      const item = itemOf(set, row)
      items.set([item.media, item.publishedAt, item.title, item.body].join('\n'), item)
    }
  return [...items.values()]
}

function itemOf(set: Item['set'], row: Row): Item {
  const written = row.time ?? `${row.timeApprox ?? '2018-11'}-${dayIn(row.body)}`
  const publishedAt = written.length > 10 ? written.slice(0, 16) : `${written} 10:00`
  const province = row.province ? regions.find(({ short }) => row.province?.startsWith(short)) : undefined
  return {
    set,
    ...{ title: row.title, body: row.body, publishedAt, day: publishedAt.slice(0, 10) },
    // Without the joiner of no width that two names of this set end with.
    media: (row.source ?? mediaOf[set]).replace(/\u200d/gu, ''),
    ...(province && { region: Number(province.code) }),
    ...(row.company && { company: row.company }),
  }
}

/** The rows of sina_2018 say their month alone; the day stands in the text. */
function dayIn(body: string): string {
  const day = Number(/11月(\d{1,2})日/u.exec(body.slice(0, 300))?.[1] ?? 8)
  return String(day >= 1 && day <= 30 ? day : 8).padStart(2, '0')
}
