// Organisations that could be: texts the general model has not learned from, and what an analyst there says of each.
import { answerOf, type ModelView } from '../../../engine/text/sentiment/adjust.ts'
import type { Sentiment } from '../../../engine/text/sentiment/judge.ts'
import { aspectRows, readSet } from '../../train-sentiment/rows.ts'
import type { Data } from '../shape.ts'
import { countedRows, counter, theJudge } from './judge.ts'

export interface Organisation {
  name: string
  texts: readonly Text[]
}

export interface Text {
  view: ModelView
  /** The analyst's word, when the text is seen. */
  said: Sentiment
  /** What the answer is measured by. */
  truth: Sentiment
}

interface Row {
  title: string
  body: string
  mediaType: string
  sentiment: Sentiment
}

const labelled = ['waimai_10k', 'weibo2018', 'weibo_covid_7emotions'] as const
/** Media types of the sets `news_three_class` was drawn from. */
const media: Readonly<Record<string, string>> = {
  cctv_xinwenlianbo: 'program',
  fudan_press_1990s: 'press',
  weibo_ced_posts: 'weibo',
}

export const adjustmentNeeds: readonly string[] = [
  ...[...labelled, 'news_three_class'].map(set => `sentiment/${set}.jsonl.gz`),
  'automotive/bdci2018_car_reviews.jsonl.gz',
  'news/sina_2018.jsonl.gz',
]

export function organisations(data: Data): Organisation[] {
  return [
    ...labelled.map(set => ({ name: set, texts: textsOf(countedRows(data, set)) })),
    { name: 'bdci2018_car_reviews, of one sentiment', texts: textsOf(carReviews(data)) },
    { name: 'news_three_class', texts: textsOf(newsByHand(data)) },
    ...newsDesks(data),
  ].filter(({ texts }) => texts.length > 0)
}

const textsOf = (rows: readonly Row[]): Text[] =>
  rows.flatMap(row => {
    const view = theJudge().modelView(row)
    return view ? [{ view, said: row.sentiment, truth: row.sentiment }] : []
  })

/** Reviews whose aspects all have the same sentiment: it is that of the review. */
function carReviews(data: Data): Row[] {
  const reviews = Map.groupBy(aspectRows(data.folder) ?? [], ({ id }) => id)
  const counts = counter(data)
  return [...reviews.values()].flatMap((aspects): Row[] => {
    const [{ text, sentiment } = { text: '', sentiment: 0 as Sentiment }, ...others] = aspects
    if (others.some(other => other.sentiment !== sentiment) || !counts('', text)) return []
    return [{ title: '', body: text, mediaType: 'comment', sentiment }]
  })
}

/** Neither trained nor tuned on: all of it. */
const newsByHand = ({ folder }: Data): Row[] =>
  (readSet(folder, 'sentiment/news_three_class') ?? []).map(row => ({
    title: String(row.title ?? ''),
    body: String(row.text ?? ''),
    mediaType: media[String(row.set)] ?? 'web',
    sentiment: Number(row.sentiment) as Sentiment,
  }))

/** Desks that agree with the model but for one thing, and one that does not know what it wants. */
function newsDesks(data: Data): Organisation[] {
  const counts = counter(data)
  const read = (readSet(data.folder, 'news/sina_2018') ?? []).flatMap((row, i) => {
    const [title, body] = [String(row.title ?? ''), String(row.body ?? '')]
    const view = counts(title, body) ? theJudge().modelView({ title, body, mediaType: 'web' }) : null
    return view ? [{ view, answer: answerOf(view).sentiment, sport: row.category === '体育', place: i }] : []
  })
  const desk = (name: string, wants: (one: (typeof read)[number]) => Sentiment): Organisation => ({
    name: `sina_2018, ${name}`,
    texts: read.map(one => ({ view: one.view, said: wants(one), truth: wants(one) })),
  })
  return [
    desk('sport is neutral', ({ answer, sport }) => (sport ? 0 : answer)),
    desk('neutral more readily', ({ view }) => answerOf({ ...view, lean: view.lean - 1.2 }).sentiment),
    {
      name: 'sina_2018, one in five at random',
      texts: read.map(({ view, answer, place }) => {
        const dice = Math.imul(place + 1, 2_654_435_761) >>> 8
        return { view, said: dice % 5 === 0 ? ((((dice >>> 4) % 3) - 1) as Sentiment) : answer, truth: answer }
      }),
    },
  ]
}
