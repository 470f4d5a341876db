import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { strings as libraryStrings } from '@guanlan/features/media/media-library/strings'
import { entryAddress } from '@guanlan/features/media/media-library/web'
import { exact, Moment, type RecordColumn, Row, Tag, useMay, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { CampaignMedium } from '../contract.ts'
import { strings } from '../strings.ts'
import { StateTag } from './StateTag.tsx'

export function useColumns(): RecordColumn<CampaignMedium>[] {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const l = useWords(libraryStrings)
  const seesMoney = useMay()('campaigns.money')
  return useMemo(() => {
    const cost: RecordColumn<CampaignMedium> = {
      ...{ id: 'cost', title: t('cost'), width: 90, align: 'end' },
      cell: row => (row.cost == null ? '—' : exact(row.cost)),
    }
    return [
      {
        ...{ id: 'name', title: t('medium'), width: 200, sort: 'name', pinned: 'start' },
        cell: row => (
          <Row gap={6} align="center">
            {row.entry === null ? (
              <span className="cut">{row.name}</span>
            ) : (
              <Link to={entryAddress(row.entry)} className="cut">
                {row.name}
              </Link>
            )}
            {row.entry === null && <Tag>{t('notInLibrary')}</Tag>}
          </Row>
        ),
      },
      { id: 'state', title: t('state'), width: 84, cell: row => <StateTag state={row.state} /> },
      { id: 'kind', title: t('kind'), width: 88, cell: row => (row.kind ? l(`kind_${row.kind}`) : '—') },
      { id: 'level', title: t('level'), width: 88, cell: row => (row.level ? a(row.level) : '—') },
      { id: 'journalist', title: t('journalist'), width: 110, cell: row => row.journalist || '—' },
      { id: 'place', title: t('promisedPlace'), width: 120, cell: row => row.promisedPlace || '—' },
      {
        ...{ id: 'promised', title: t('promisedOn'), width: 150, sort: 'promisedOn' },
        cell: row => (
          <Row gap={6} align="center">
            <span>{row.promisedOn ?? '—'}</span>
            {row.daysLate !== null && <Tag>{t('daysLateOf', { count: exact(row.daysLate) })}</Tag>}
          </Row>
        ),
      },
      ...(seesMoney ? [cost] : []),
      { id: 'note', title: t('note'), width: 180, cell: row => <span className="cut">{row.note}</span> },
      {
        ...{ id: 'followers', title: t('followers'), width: 90, align: 'end', rare: true },
        cell: row => (row.followers === null ? '—' : exact(row.followers)),
      },
      {
        ...{ id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', rare: true },
        cell: row => <Moment at={row.updatedAt} />,
      },
    ]
  }, [t, a, l, seesMoney])
}
