import {
  type RecordColumn,
  RecordScreen,
  Segmented,
  Sentiment,
  useFormat,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { type Draft, exported, imported, Question, type Review, ratings } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Reviewed } from './Reviewed.tsx'
import { ReviewForm } from './ReviewForm.tsx'

/** @param today in the organisation's zone, as the field writes it */
const blank = (today: string): Draft => ({
  code: crypto.randomUUID().slice(0, 8),
  title: '',
  body: '',
  product: '',
  platform: '',
  author: '',
  score: 5,
  good: [],
  bad: [],
  url: '',
  publishedOn: today,
})

export const ratingOf = (score: number) => (score >= 4 ? 'positive' : score <= 2 ? 'negative' : 'neutral')

/** What users say of products: the sum of it, then each review. */
export default function Reviews({
  fields,
}: {
  /** The picker of fields, where this is shown for one. */
  fields?: (field: string, change: (field: string) => void) => ReactNode
}) {
  const t = useWords(strings)
  const format = useFormat()
  const list = useList({
    name: 'reviews',
    question: Question,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const { key } = list.opened ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new one has a code of its own
  const fresh = useMemo(() => blank(format.moment(new Date()).slice(0, 10)), [key])
  const columns = useMemo<RecordColumn<Review>[]>(
    () => [
      { id: 'title', title: t('name'), width: 320, pinned: 'start', cell: row => row.title },
      {
        id: 'score',
        title: t('score'),
        width: 120,
        sort: 'score',
        cell: row => (
          <>
            <Sentiment value={ratingOf(row.score)} wordless /> {t('points', { score: row.score })}
          </>
        ),
      },
      { id: 'product', title: t('product'), width: 160, sort: 'product', cell: row => row.product },
      { id: 'platform', title: t('platform'), width: 120, cell: row => row.platform },
      { id: 'good', title: t('good'), width: 180, cell: row => row.good.join('、') },
      { id: 'bad', title: t('bad'), width: 180, cell: row => row.bad.join('、') },
      { id: 'publishedOn', title: t('publishedOn'), width: 120, sort: 'publishedOn', cell: row => row.publishedOn },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      search={t('find')}
      columns={columns}
      nameOf={row => row.title}
      add={t('add')}
      blank={fresh}
      form={start => <ReviewForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneHint')}
      removed={count => t('removed', { count })}
      exported={exported}
      imported={imported}
      above={<Reviewed question={list.question} onProduct={product => list.change({ like: product })} />}
      filters={
        <>
          {fields?.(list.question.field, field => list.change({ field }))}
          <Segmented
            label={t('rating')}
            value={list.question.rating}
            onChange={rating => list.change({ rating })}
            options={ratings.map(value => ({ value, label: t(value) }))}
          />
        </>
      }
    />
  )
}
