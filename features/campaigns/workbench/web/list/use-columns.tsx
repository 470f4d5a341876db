import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { campaignAddress } from '@guanlan/features/campaigns/campaigns/web'
import { exact, Moment, percent, type RecordColumn, Sparkline, Tag, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { Targets } from './Targets.tsx'

export function useColumns(): RecordColumn<Campaign>[] {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  return useMemo(
    () => [
      {
        ...{ id: 'name', title: t('campaign'), width: 220, sort: 'name', pinned: 'start' },
        cell: row => (
          <Link to={campaignAddress(row.id)} className="cut">
            {row.name}
          </Link>
        ),
      },
      {
        ...{ id: 'state', title: t('state'), width: 80 },
        cell: row => <Tag accent={row.state === 'running'}>{c(`state_${row.state}`)}</Tag>,
      },
      {
        ...{ id: 'days', title: t('lastDays'), width: 116 },
        cell: row => <Sparkline values={row.days} width={96} area />,
      },
      {
        ...{ id: 'today', title: t('today'), width: 64, align: 'end' },
        cell: row => (row.state === 'running' ? exact(row.days.at(-1) ?? 0) : '—'),
      },
      { id: 'articles', title: t('articles'), width: 76, align: 'end', cell: row => exact(row.articles) },
      {
        ...{ id: 'negative', title: t('negativeShare'), width: 84, align: 'end' },
        cell: row => (row.articles === 0 ? '—' : percent(row.negative / row.articles)),
      },
      { id: 'targets', title: t('targets'), width: 260, keepsWidth: true, cell: row => <Targets of={row} /> },
      { id: 'kind', title: t('kind'), width: 88, cell: row => c(`kind_${row.kind}`) },
      { id: 'owner', title: t('owner'), width: 96, cell: row => row.owner?.name ?? t('nobody') },
      {
        ...{ id: 'start', title: t('startTime'), width: 130, sort: 'startTime' },
        cell: row => <Moment at={row.startTime} />,
      },
      {
        ...{ id: 'end', title: t('endTime'), width: 130 },
        cell: row => (row.endTime === null ? t('goesOn') : <Moment at={row.endTime} />),
      },
      {
        ...{ id: 'tracked', title: t('tracked'), width: 80, rare: true },
        cell: row => t(row.tracked ? 'isTracked' : 'isNotTracked'),
      },
      { id: 'labels', title: t('labels'), width: 130, rare: true, cell: row => row.labels.join('、') },
      { id: 'brands', title: t('brands'), width: 130, rare: true, cell: row => row.brands.join('、') },
      {
        ...{ id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', rare: true },
        cell: row => <Moment at={row.updatedAt} />,
      },
    ],
    [t, c],
  )
}
