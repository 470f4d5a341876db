/** All media, accounts or authors of the question, in place of the charts; a row opens its articles. */
import { accountTypeWord, type Question } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { charts, type Publisher, PublisherQuestion, publisherKinds } from '@guanlan/features/charts/charts/contract'
import { authorIs, mediaIs, mediaTypeIs } from '@guanlan/features/charts/charts/web'
import {
  Button,
  connect,
  EmptyState,
  ListFrame,
  percent,
  type RecordColumn,
  RecordTable,
  Segmented,
  Tag,
  useFormat,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo, useState } from 'react'
import { strings } from '../strings.ts'
import type { Part } from './figures/drawn.ts'

const api = connect(charts)

export function Publishers({
  asked: now,
  place,
  behind,
  onBack,
}: {
  asked: Question
  /** Of the question, without the moment up to which it counts: the list stands still while articles arrive. */
  place: string
  /** The articles of a row, beside the list. */
  behind: (part: Part, question: Question, onClose: () => void) => ReactNode
  onBack: () => void
}) {
  const t = useWords(strings)
  const [stored, setHeld] = useState({ place, asked: now })
  if (stored.place !== place) setHeld({ place, asked: now })
  const { asked } = stored
  const found = useList({
    name: 'allCharts.publishers',
    question: PublisherQuestion,
    of: asked,
    load: ({ query }, options) => api.publishers({ body: query }, { ...options, timeout: 'long' }),
  })
  const close = () => void found.open(null)
  // Rows are told by their place: in another order the open one would be somebody else.
  const list: typeof found = {
    ...found,
    change: part => {
      if (found.opened) close()
      found.change(part)
    },
  }
  const { all } = list.question
  const columns = useColumns(all)
  const opened = list.records.rows.find(({ id }) => id === list.opened?.id)
  return (
    <>
      <ListFrame
        title={t('publishers')}
        list={list}
        search={t('findPublisher')}
        filters={
          <Segmented
            label={t('publisherKind')}
            value={all}
            options={publisherKinds.map(value => ({ value, label: t(`all_${value}`) }))}
            onChange={value => list.change({ all: value })}
          />
        }
        acts={<Button onClick={onBack}>{t('backToCharts')}</Button>}
      >
        <RecordTable
          list={list}
          label={t('publishers')}
          columns={columns}
          nameOf={row => row.name}
          empty={<EmptyState title={t('nothing')}>{t('nothingHint')}</EmptyState>}
        />
      </ListFrame>
      {opened && behind(partOf(all, opened), asked, close)}
    </>
  )
}

/** Which articles a row counts. Pure. */
export function partOf(all: PublisherQuestion['all'], row: Publisher): Part {
  const { name, mediaType, mediaId, articles: count } = row
  if (all === 'media')
    return { name, count, filters: [mediaTypeIs(mediaType), mediaIs(mediaId)], own: mediaIs(mediaId) }
  const within = all === 'accounts' ? mediaTypeIs(mediaType) : mediaIs(mediaId)
  return { name, count, filters: [within, authorIs(name)], own: authorIs(name) }
}

function useColumns(all: PublisherQuestion['all']): RecordColumn<Publisher>[] {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  return useMemo(() => {
    const number = (id: string, title: string, of: (row: Publisher) => number | null, rare = false) => ({
      id,
      title,
      width: 130,
      sort: id,
      align: 'end' as const,
      rare,
      cell: (row: Publisher) => {
        const value = of(row)
        return value === null ? '—' : format.exact(value)
      },
    })
    return [
      {
        id: 'name',
        title: t(`all_${all}`),
        width: 240,
        sort: 'name',
        pinned: 'start',
        cell: row => (
          <>
            {row.name}
            {row.isNew && <Tag accent>{t('isNew')}</Tag>}
          </>
        ),
      },
      {
        id: 'articles',
        title: t('articles'),
        width: 90,
        sort: 'articles',
        align: 'end',
        cell: row => format.exact(row.articles),
      },
      {
        id: 'negativeShare',
        title: t('negativeShare'),
        width: 120,
        sort: 'negativeShare',
        align: 'end',
        cell: row => (row.negative === 0 ? '0 %' : percent(row.negative / row.articles)),
      },
      number('interactions', t('interactions'), row => row.interactions),
      number('readers', t('toldReaders'), row => row.readers),
      number('estimatedReaders', t('estimatedReaders'), row => row.estimatedReaders),
      ...(all === 'accounts'
        ? [
            number('followers', t('followers'), row => row.followers),
            {
              id: 'accountType',
              title: t('accountType'),
              width: 130,
              cell: (row: Publisher) => a(accountTypeWord(row.accountType)),
            },
          ]
        : [
            ...(all === 'authors'
              ? [{ id: 'medium', title: t('medium'), width: 160, cell: (row: Publisher) => row.medium }]
              : []),
            { id: 'level', title: t('mediaLevel'), width: 110, cell: (row: Publisher) => a(row.level) },
          ]),
      { id: 'mediaType', title: t('mediaType'), width: 110, cell: row => a(row.mediaType) },
    ] satisfies RecordColumn<Publisher>[]
  }, [t, a, format, all])
}
