import { useCampaignChanges } from '@guanlan/features/campaigns/campaigns/web'
import {
  choicesOf,
  exact,
  Moment,
  type RecordColumn,
  RecordScreen,
  Segmented,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Draft, type OfflinePiece, offlineKinds, TabQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { AdSwitch, adColumns } from './ad-value/AdSwitch.tsx'
import { type AdValues, useAdValues } from './ad-value/use-ad-values.ts'
import { api } from './api.ts'
import { OfflinePieceForm } from './OfflinePieceForm.tsx'

/** What papers, radio and television brought. */
export default function OfflinePieces({ campaignId }: { campaignId: number }) {
  const t = useWords(strings)
  const list = useList({
    name: 'offlinePieces',
    question: TabQuestion,
    load: api.list,
    openAs: 'offline',
    of: { activityId: campaignId },
  })
  useCampaignChanges(list.records.changed)
  const ads = useAdValues(campaignId)
  const columns = useColumns(ads)
  const calls = {
    get: api.get,
    remove: {
      act: async ({ body }: { body: { ids: number[]; allOf: TabQuestion | null; but: number[] } }) =>
        api.remove.act({ body: { ...body, allOf: body.allOf && { ...body.allOf, activityId: campaignId } } }),
    },
  }
  const blank: Draft = useMemo(
    () => ({
      activityId: campaignId,
      ...{ entry: null, medium: '', kind: 'print', place: '', size: null, circulation: null, sentiment: 0 },
      ...{ title: '', summary: '', files: [], publishedOn: new Date().toISOString().slice(0, 10) },
    }),
    [campaignId],
  )
  return (
    <RecordScreen<OfflinePiece, TabQuestion, Draft>
      title={t('title')}
      list={list}
      api={calls}
      edit="campaigns.edit"
      search={t('find')}
      columns={columns}
      nameOf={row => row.title}
      add={t('add')}
      blank={blank}
      form={start => <OfflinePieceForm start={start} list={list} />}
      empty={t('empty')}
      emptyText={t('emptyText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
      acts={<AdSwitch ads={ads} />}
      filters={
        <Segmented
          label={t('kind')}
          value={list.question.kind}
          onChange={kind => list.change({ kind })}
          options={choicesOf(['all', ...offlineKinds], value => (value === 'all' ? t('all') : t(`kind_${value}`)))}
        />
      }
    />
  )
}

function useColumns(ads: AdValues | undefined): RecordColumn<OfflinePiece>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'title', title: t('pieceTitle'), width: 280, sort: 'title', pinned: 'start', cell: row => row.title },
      { id: 'medium', title: t('medium'), width: 150, sort: 'medium', cell: row => row.medium },
      { id: 'kind', title: t('kind'), width: 80, cell: row => t(`kind_${row.kind}`) },
      { id: 'publishedOn', title: t('publishedOn'), width: 124, sort: 'publishedOn', cell: row => row.publishedOn },
      { id: 'place', title: t('place'), width: 120, cell: row => row.place || '—' },
      {
        ...{ id: 'size', title: t('sizeShort'), width: 130 },
        cell: row => (row.size === null ? '—' : t(`sizeOf_${row.kind}`, { size: exact(row.size) })),
      },
      {
        ...{ id: 'circulation', title: t('reach'), width: 140 },
        cell: row => (row.circulation === null ? '—' : exact(row.circulation)),
      },
      ...(ads?.isOn ? adColumns(ads, t) : []),
      { id: 'sentiment', title: t('sentiment'), width: 80, cell: row => t(`sentiment_${row.sentiment}`) },
      { id: 'file', title: t('file'), width: 180, cell: row => row.files[0]?.name ?? '—' },
      { id: 'updatedBy', title: t('updatedBy'), width: 110, rare: true, cell: row => row.updatedBy },
      {
        ...{ id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', rare: true },
        cell: row => <Moment at={row.updatedAt} />,
      },
    ],
    [t, ads],
  )
}
