import { choicesOf, type RecordColumn, Segmented, Sentiment, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Draft, exported, imported, Question, type Review, ratings } from '../contract/reviews.ts'
import { strings } from '../strings/reviews.ts'
import { reviewsApi } from './api.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { SumOfReviews } from './SumOfReviews.tsx'
import { VoiceScreen } from './VoiceScreen.tsx'

const blank = (code: string, publishedOn: string): Draft => ({
  ...{ code, title: '', body: '', product: '', platform: '', author: '', score: 5, good: [], bad: [], url: '' },
  publishedOn,
})

const ratingOf = (score: number) => (score >= 4 ? 'positive' : score <= 2 ? 'negative' : 'neutral')

/** What users say of products. */
export default function Reviews({ ofField = false }: { ofField?: boolean }) {
  const t = useWords(strings)
  const list = useList({
    name: 'reviews',
    question: Question,
    load: ({ query }, options) => reviewsApi.list({ body: query }, options),
  })
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
    <VoiceScreen
      {...{ words: strings, list, api: reviewsApi, columns, blank, exported, imported, ofField }}
      form={start => <ReviewForm start={start} list={list} />}
      above={<SumOfReviews list={list} />}
      filter={
        <Segmented
          label={t('rating')}
          value={list.question.rating}
          onChange={rating => list.change({ rating })}
          options={choicesOf(ratings, t)}
        />
      }
    />
  )
}
