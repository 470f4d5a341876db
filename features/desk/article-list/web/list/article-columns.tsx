/** The columns of a list of articles: which exist and what they are called says the server (`columnDic`), how a cell looks is said here. */

import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import {
  ArticleTime,
  Highlighted,
  mediaIcon,
  sentimentName,
  useRegionName,
} from '@guanlan/features/articles/articles/web'
import { dictionaries } from '@guanlan/features/articles/dictionaries/contract'
import { strings as actStrings } from '@guanlan/features/handling/article-actions/strings'
import { LabelDot, useLabels } from '@guanlan/features/monitors/labels/web'
import { useMembers } from '@guanlan/features/people/organisations/web'
import {
  Count,
  connect,
  Icon,
  LevelBars,
  Moment,
  type RecordColumn,
  Sentiment,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { strings } from '../../strings.ts'
import { FoldButton } from './FoldButton.tsx'
import styles from './Rows.module.css'

const api = connect(dictionaries)

/** The dictionary changes with the product alone. */
const useColumnNames = () =>
  useQuery({
    queryKey: ['dictionaries', 'columns'],
    queryFn: async ({ signal }) => (await api.columns({ query: { keys: 'columns' } }, { signal })).columns ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  })

type Cell = Omit<RecordColumn<ArticleRow>, 'id' | 'title'>

/** The columns stand in the order of the dictionary: what is looked at first comes first, for a narrow list shows few. A column that this release cannot draw is left out. */
export function useArticleColumns(
  unfolded: number | null,
  onUnfold: (id: number | null) => void,
): readonly RecordColumn<ArticleRow>[] {
  const say = useSay()
  const { data: names } = useColumnNames()
  const cells = useCells(unfolded, onUnfold)
  return useMemo(() => {
    const columns = (names ?? []).flatMap(({ dicCode, names: phrase }) => {
      const cell = cells[dicCode]
      return cell ? [{ id: dicCode, title: say(phrase), ...cell }] : []
    })
    // The title stands there before the dictionary has come, so that rows have a name.
    return columns.length > 0 || !cells.title ? columns : [{ id: 'title', title: '', ...cells.title }]
  }, [names, cells, say])
}

const number = (value: number | null, atLeast = false): ReactNode =>
  value === null ? '—' : <Count value={value} atLeast={atLeast} />

function useCells(unfolded: number | null, onUnfold: (id: number | null) => void): Readonly<Record<string, Cell>> {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const w = useWords(actStrings)
  const regionName = useRegionName()
  const { data: labels } = useLabels()
  const { data: members } = useMembers()
  return useMemo(() => {
    const joined = (words: readonly string[]) => words.join(t('and'))
    const amount = (of: (row: ArticleRow) => number | null, more?: Partial<Cell>): Cell => ({
      width: 80,
      align: 'end',
      cell: row => number(of(row)),
      ...more,
    })
    const counted = (name: 'reads' | 'likes' | 'shares' | 'comments', more?: Partial<Cell>): Cell =>
      amount(row => row[name], { cell: row => number(row[name], row.atLeast.includes(name)), ...more })
    return {
      title: { width: 340, pinned: 'start', cell: row => <Title row={row} /> },
      sentiment: { width: 84, cell: row => <Sentiment value={sentimentName(row.sentiment)} /> },
      level: { width: 84, cell: row => row.level !== null && <LevelBars level={row.level} /> },
      mediaType: { width: 96, cell: row => a(row.mediaType) },
      media: {
        width: 140,
        cell: row => (
          <>
            <Icon name={mediaIcon[row.mediaType]} size={14} /> {row.media}
          </>
        ),
      },
      mediaLevel: { width: 96, rare: true, cell: row => (row.mediaLevel === 'unknown' ? '' : a(row.mediaLevel)) },
      author: { width: 120, cell: row => row.author },
      publishedAt: {
        width: 112,
        sort: 'time',
        cell: row => <ArticleTime at={row.publishedAt} ofArrival={row.timeOfArrival} />,
      },
      arrivedAt: { width: 112, rare: true, cell: row => <Moment at={row.arrivedAt} /> },
      regionName: {
        width: 110,
        rare: true,
        cell: row => row.region !== null && row.regionName && regionName(row.region, row.regionName),
      },
      language: { width: 96, rare: true, cell: row => a(row.language) },
      summary: { width: 320, rare: true, cell: row => row.summary },
      excerpt: { width: 320, rare: true, cell: row => <Highlighted text={row.excerpt} hits={row.excerptHits} /> },
      hitWords: { width: 160, rare: true, cell: row => joined(row.hitWords) },
      reads: counted('reads'),
      likes: counted('likes', { rare: true }),
      shares: counted('shares', { rare: true }),
      comments: counted('comments'),
      isAd: { width: 80, rare: true, cell: row => row.isAd && t('isAd') },
      similar: {
        width: 108,
        cell: row => row.similar > 0 && <FoldButton article={row} unfolded={unfolded === row.id} onUnfold={onUnfold} />,
      },
      labels: {
        width: 140,
        cell: row =>
          row.labels.map(id => {
            const label = labels?.find(each => each.id === id)
            return (
              label && (
                <span key={id} className={styles.mark}>
                  <LabelDot colour={label.colour} /> {label.name}
                </span>
              )
            )
          }),
      },
      tags: { width: 140, rare: true, cell: row => joined(row.tags) },
      assigneeId: { width: 110, rare: true, cell: row => members?.find(({ id }) => id === row.assigneeId)?.name },
      state: { width: 96, rare: true, cell: row => (row.assigneeId === null ? '' : w(`state${row.state}`)) },
      review: { width: 96, rare: true, cell: row => (row.review === 0 ? '' : w(`review${row.review}`)) },
      notes: amount(row => row.notes, { rare: true }),
      sensitiveWords: { width: 140, rare: true, cell: row => joined(row.sensitiveWords) },
      translatedTitle: { width: 320, rare: true, cell: row => row.translatedTitle },
      wordCount: amount(row => row.wordCount, { rare: true }),
      circulation: amount(row => row.circulation, { rare: true }),
    }
  }, [t, a, w, regionName, labels, members, unfolded, onUnfold])
}

function Title({ row }: { row: ArticleRow }) {
  const a = useWords(articleStrings)
  return (
    <span className={row.read ? styles.read : styles.unread}>
      {!row.read && <span className="unseen">{a('unread')}</span>}
      {row.title ? <Highlighted text={row.title} hits={row.titleHits} /> : a('untitled')}
    </span>
  )
}
