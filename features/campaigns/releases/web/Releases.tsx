import { useCampaignChanges } from '@guanlan/features/campaigns/campaigns/web'
import {
  Button,
  choicesOf,
  exact,
  Moment,
  type RecordColumn,
  RecordScreen,
  Segmented,
  Tag,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type Draft, type Release, releaseStates, TabQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, releasesKey } from './api.ts'
import { ReleaseForm } from './ReleaseForm.tsx'

/** What was sent out for a campaign, and when. */
export default function Releases({
  campaignId,
  brought,
}: {
  campaignId: number
  /** What a release brought, for a cell of its row. Keep it between drawings. */
  brought?: (release: Release) => ReactNode
}) {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({
    name: 'releases',
    question: TabQuestion,
    load: api.list,
    openAs: 'release',
    of: { activityId: campaignId },
  })
  const client = useQueryClient()
  useCampaignChanges(() => Promise.all([list.records.changed(), client.invalidateQueries({ queryKey: [releasesKey] })]))
  const columns = useColumns(brought)
  const isEditor = may('campaigns.edit')
  const noteSent = (sentAt: string | null) =>
    list.bulk(
      async chosen => api.noteSent.act({ body: { ids: await idsOf(chosen), sentAt } }),
      ({ changed }) => t(sentAt ? 'markedSent' : 'markedUnsent', { count: exact(changed) }),
    )
  // A campaign has fifty at most: all of them are one page.
  const idsOf = async ({ ids, allOf, but }: { ids: number[]; allOf: TabQuestion | null; but: number[] }) =>
    allOf === null
      ? ids
      : (await api.list({ query: { ...allOf, activityId: campaignId, pageSize: 200 } })).list
          .map(({ id }) => id)
          .filter(id => !but.includes(id))
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
      ...{ title: '', text: '', addresses: [], embargoAt: null, mediaIds: [], sender: '', files: [], sentAt: null },
      releaseAt: new Date().toISOString(),
    }),
    [campaignId],
  )
  return (
    <RecordScreen<Release, TabQuestion, Draft>
      title={t('title')}
      list={list}
      api={calls}
      edit="campaigns.edit"
      search={t('find')}
      columns={columns}
      nameOf={row => row.title}
      add={t('add')}
      blank={blank}
      form={start => <ReleaseForm start={start} list={list} campaignId={campaignId} />}
      empty={t('empty')}
      emptyText={t('emptyText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
      filters={
        <Segmented
          label={t('state')}
          value={list.question.state}
          onChange={state => list.change({ state })}
          options={choicesOf(['all', ...releaseStates], value => (value === 'all' ? t('all') : t(`state_${value}`)))}
        />
      }
      bulk={
        isEditor && (
          <>
            <Button size="small" icon="check" onClick={() => void noteSent(new Date().toISOString())}>
              {t('markSent')}
            </Button>
            <Button size="small" onClick={() => void noteSent(null)}>
              {t('markUnsent')}
            </Button>
          </>
        )
      }
    />
  )
}

function useColumns(brought: ((release: Release) => ReactNode) | undefined): RecordColumn<Release>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'title', title: t('releaseTitle'), width: 260, sort: 'title', pinned: 'start', cell: row => row.title },
      {
        ...{ id: 'state', title: t('state'), width: 92 },
        cell: row => <Tag accent={row.state !== 'sent'}>{t(`state_${row.state}`)}</Tag>,
      },
      {
        id: 'releaseAt',
        title: t('releaseAt'),
        width: 140,
        sort: 'releaseAt',
        cell: row => <Moment at={row.releaseAt} />,
      },
      ...(brought ? [{ id: 'brought', title: t('brought'), width: 300, cell: brought }] : []),
      {
        ...{ id: 'embargo', title: t('embargoAt'), width: 140 },
        cell: row => (row.embargoAt ? <Moment at={row.embargoAt} /> : '—'),
      },
      { id: 'media', title: t('media'), width: 180, cell: row => row.media.map(({ name }) => name).join('、') || '—' },
      { id: 'sender', title: t('sender'), width: 110, cell: row => row.sender || '—' },
      { id: 'updatedBy', title: t('updatedBy'), width: 110, rare: true, cell: row => row.updatedBy },
      {
        id: 'updated',
        title: t('updated'),
        width: 130,
        sort: 'updatedAt',
        rare: true,
        cell: row => <Moment at={row.updatedAt} />,
      },
    ],
    [t, brought],
  )
}
