import {
  EmptyState,
  LevelBars,
  ListFrame,
  Moment,
  type RecordColumn,
  RecordTable,
  Segmented,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Incident, ReviewQuestion, reviews } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { IncidentPane } from '../centre/IncidentPane.tsx'
import { ReviewActs } from '../centre/ReviewActs.tsx'
import { useIncidentActs } from '../centre/use-incident-acts.ts'
import { useIncidentChanges } from '../use-incident-changes.ts'
import { useIncidentTitle } from '../use-incident-title.ts'

const shown = reviews.filter(review => review !== 'none')

/** What waits for a person before anything is sent, the most urgent known by when it falls due; several are settled at once. */
export default function Reviews() {
  const t = useWords(strings)
  const titleOf = useIncidentTitle()
  const may = useMay()
  const list = useList({
    name: 'incidents',
    question: ReviewQuestion,
    load: ({ query }, options) => api.incidents({ body: query }, options),
  })
  useIncidentChanges(list.records.changed)
  const acts = useIncidentActs(list)
  const columns = useColumns()
  const openId = list.opened?.id ?? null
  return (
    <ListFrame
      title={t('reviewTitle')}
      list={list}
      search={t('findIncident')}
      filters={
        <Segmented
          label={t('review')}
          value={list.question.review === 'none' ? 'all' : list.question.review}
          onChange={review => list.change({ review })}
          options={[...shown, 'all' as const].map(value => ({
            value,
            label: value === 'all' ? t('state_all') : t(`review_${value}`),
          }))}
        />
      }
      acts={may('warnings.act') && <ReviewActs list={list} ids={null} />}
      bulk={<span />}
      detail={
        openId !== null && (
          <IncidentPane
            key={openId}
            id={openId}
            acts={acts}
            review={<ReviewActs list={list} ids={[openId]} />}
            onOpen={id => void list.open(id)}
            onClose={() => void list.open(null)}
          />
        )
      }
    >
      <RecordTable
        list={list}
        label={t('reviewTitle')}
        columns={columns}
        nameOf={titleOf}
        onHere={row => void (openId !== null && list.open(row.id))}
        empty={<EmptyState title={t('nothingToReview')}>{t('nothingToReviewText')}</EmptyState>}
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Incident>[] {
  const t = useWords(strings)
  const titleOf = useIncidentTitle()
  return useMemo(
    () => [
      {
        id: 'title',
        title: t('incident'),
        width: 340,
        pinned: 'start',
        cell: row => (
          <>
            {row.level !== null && <LevelBars level={row.level} wordless />} {titleOf(row)}
          </>
        ),
      },
      { id: 'review', title: t('review'), width: 110, cell: row => t(`review_${row.review}`) },
      { id: 'waitsFor', title: t('waitsSince'), width: 120, cell: row => <Moment at={row.openedAt} /> },
      {
        id: 'reviewDue',
        title: t('reviewDue'),
        width: 130,
        cell: row => row.review === 'waiting' && row.reviewDue && <Moment at={row.reviewDue} />,
      },
      { id: 'articles', title: t('articles'), width: 72, align: 'end', cell: row => row.articles },
      { id: 'warning', title: t('warning'), width: 170, cell: row => row.warningName },
      { id: 'note', title: t('note'), width: 200, cell: row => row.note },
    ],
    [t, titleOf],
  )
}
