import {
  Button,
  EmptyState,
  ExportButton,
  ImportPanel,
  ListFrame,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Segmented,
  Sentiment,
  useFormat,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo, useState } from 'react'
import { type Draft, exported, imported, Question, type Review, ratings } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Reviewed } from './Reviewed.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import styles from './reviews.module.css'

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
  const [isImporting, setImporting] = useState(false)
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
  const remove = () =>
    list.bulk(
      chosen => api.remove.act({ body: chosen }),
      ({ changed }) => t('removed', { count: changed }),
    )
  if (isImporting)
    return <ImportPanel title={t('title')} columns={imported} api={api} onClose={() => setImporting(false)} />
  const { rating } = list.question
  return (
    <div className={styles.screen}>
      <Reviewed question={list.question} onProduct={product => list.change({ like: product })} />
      <ListFrame
        title={t('title')}
        list={list}
        search={t('find')}
        filters={
          <>
            {fields?.(list.question.field, field => list.change({ field }))}
            <Segmented
              label={t('rating')}
              value={rating}
              onChange={next => list.change({ rating: next })}
              options={ratings.map(value => ({ value, label: t(value) }))}
            />
          </>
        }
        exports={<ExportButton list={list} columns={exported} start={api.export} />}
        acts={
          <>
            <Button kind="quiet" icon="upload" onClick={() => setImporting(true)}>
              {t('import')}
            </Button>
            <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
              {t('add')}
            </Button>
          </>
        }
        bulk={
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        }
        detail={
          list.opened && (
            <OpenRecord list={list} blank={fresh} load={(id, options) => api.get({ params: { id } }, options)}>
              {start => <ReviewForm start={start} list={list} />}
            </OpenRecord>
          )
        }
      >
        <RecordTable
          list={list}
          label={t('title')}
          columns={columns}
          nameOf={row => row.title}
          empty={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
        />
      </ListFrame>
    </div>
  )
}
