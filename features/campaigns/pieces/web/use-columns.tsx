import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { percent, type RecordColumn, Tag, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { Piece } from '../contract.ts'
import { strings } from '../strings.ts'
import { Marks } from './Marks.tsx'

export function useColumns(): RecordColumn<Piece>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      {
        id: 'title',
        title: t('article'),
        width: 260,
        pinned: 'start',
        cell: row => <span className="cut">{row.title}</span>,
      },
      { id: 'media', title: t('medium'), width: 110, cell: row => row.medium ?? row.media },
      {
        id: 'kind',
        title: t('kind'),
        width: 96,
        cell: row => <Tag accent={row.kind !== 'own'}>{t(`kind_${row.kind}`)}</Tag>,
      },
      {
        ...{ id: 'share', title: t('ofRelease'), width: 84, align: 'end', sort: 'ofRelease' },
        cell: row => (row.releaseId === null ? '—' : percent(row.ofRelease, 0)),
      },
      { id: 'marks', title: t('marks'), width: 220, cell: row => <Marks piece={row} /> },
      { id: 'state', title: t('state'), width: 84, cell: row => t(`state_${row.state}`) },
      { id: 'release', title: t('release'), width: 180, cell: row => row.release ?? '—' },
      {
        id: 'publishedAt',
        title: t('publishedAt'),
        width: 130,
        sort: 'publishedAt',
        cell: row => <ArticleTime at={row.publishedAt} ofArrival={row.timeOfArrival} />,
      },
      { id: 'reason', title: t('reason'), width: 110, rare: true, cell: row => t(`reason_${row.reason}`) },
      { id: 'author', title: t('author'), width: 110, rare: true, cell: row => row.author },
      { id: 'updatedBy', title: t('decidedBy'), width: 110, rare: true, cell: row => row.updatedBy ?? '—' },
    ],
    [t],
  )
}
