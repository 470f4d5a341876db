import { useCampaignChanges } from '@guanlan/features/campaigns/campaigns/web'
import {
  Button,
  choicesOf,
  exact,
  inBody,
  RecordScreen,
  Segmented,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type CampaignMedium, exported, imported, mediumStates, reachedStages, TabQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, mediaKey } from './api.ts'
import { ChangeMany } from './ChangeMany.tsx'
import { MediumForm } from './MediumForm.tsx'
import styles from './media.module.css'
import { useColumns } from './use-columns.tsx'

const AddDialog = lazy(() => import('./AddDialog.tsx'))
const ExpandDialog = lazy(() => import('./ExpandDialog.tsx'))
const OrderDialog = lazy(() => import('./OrderDialog.tsx'))
const dialogs = { add: AddDialog, expand: ExpandDialog, order: OrderDialog }

/** Media that were chosen for a campaign: what became of each, what it promised, and who is late. */
export default function MediaTab({ campaignId }: { campaignId: number }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null)
  const list = useList({
    name: 'campaignMedia',
    question: TabQuestion,
    load: inBody(api.list),
    openAs: 'medium',
    of: { activityId: campaignId },
  })
  const { question, change, records } = list
  const isEditor = may('campaigns.edit')
  const columns = useColumns()
  const ofCampaign = <C extends { allOf?: object | null | undefined }>(chosen: C) => ({
    ...chosen,
    allOf: chosen.allOf ? { ...chosen.allOf, activityId: campaignId } : null,
  })
  const askAgain = () => Promise.all([records.changed(), client.invalidateQueries({ queryKey: [mediaKey] })])
  useCampaignChanges(askAgain)
  const calls = {
    get: api.get,
    remove: { act: ({ body }: { body: Chosen }) => api.remove.act({ params: {}, query: {}, body: ofCampaign(body) }) },
    export: ({ body }: Parameters<typeof api.export>[0]) =>
      api.export({ body: { ...body, chosen: ofCampaign(body.chosen) } }),
    importFile: api.importFile,
    importCheck: api.importCheck,
    importRows: api.importRows,
  }
  const Dialog = dialog && dialogs[dialog]
  const isNarrowed = question.like !== '' || question.state !== 'all' || question.late !== 'all'
  return (
    <>
      {Dialog && (
        <Suspense>
          <Dialog campaignId={campaignId} onDone={askAgain} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      <RecordScreen
        title={t('title')}
        list={list}
        api={calls}
        edit="campaigns.edit"
        search={t('find')}
        columns={columns}
        nameOf={row => row.name}
        filters={
          <Segmented
            label={t('promised')}
            value={question.late}
            onChange={late => change({ late })}
            options={choicesOf(['all', 'late', 'due'], value => t(`late_${value}`))}
          />
        }
        acts={
          isEditor && (
            <>
              <Button kind="quiet" icon="sort" onClick={() => setDialog('order')}>
                {t('order')}
              </Button>
              <Button kind="quiet" icon="bulb" onClick={() => setDialog('expand')}>
                {t('expand')}
              </Button>
              <Button kind="primary" icon="plus" onClick={() => setDialog('add')}>
                {t('addMedia')}
              </Button>
            </>
          )
        }
        {...(isEditor && { form: (start: unknown) => <MediumForm start={start as CampaignMedium} list={list} /> })}
        bulk={
          isEditor && (
            <ChangeMany
              onChange={part =>
                list.bulk(
                  chosen => api.update.act({ params: {}, body: { ...ofCampaign(chosen), ...part } }),
                  ({ changed, left }) =>
                    left > 0
                      ? t('changedBut', { count: exact(changed), left: exact(left) })
                      : t('changed', { count: exact(changed) }),
                )
              }
            />
          )
        }
        empty={t(isNarrowed ? 'noneFound' : 'none')}
        {...(!isNarrowed && { emptyText: t('noneText') })}
        removed={count => t('removed', { count: exact(count) })}
        exported={exported}
        imported={imported}
        above={
          <States
            campaignId={campaignId}
            question={question}
            rows={records.rows}
            onChoose={state => change({ state })}
          />
        }
      />
    </>
  )
}

type Chosen = { ids: number[]; allOf: TabQuestion | null; but: number[] }

const shownStates = ['all', ...mediumStates] as const

/** How many are in each state, each the filter of the list. */
function States({
  campaignId,
  question,
  rows,
  onChoose,
}: {
  campaignId: number
  question: TabQuestion
  rows: readonly CampaignMedium[]
  onChoose: (state: TabQuestion['state']) => void
}) {
  const t = useWords(strings)
  const { like, late } = question
  const { data } = useQuery({
    queryKey: [mediaKey, 'states', campaignId, like, late, rows],
    queryFn: ({ signal }) => api.list({ body: { activityId: campaignId, like, late, pageSize: 1 } }, { signal }),
    placeholderData: before => before,
  })
  return (
    <div className={styles.states}>
      <Segmented<TabQuestion['state']>
        label={t('state')}
        value={question.state}
        onChange={onChoose}
        options={[
          ...shownStates.map(state => ({
            value: state,
            label: (
              <>
                {state === 'all' ? t('anyState') : t(`state_${state}`)}{' '}
                <b>{data ? exact(data.states[state] ?? 0) : ''}</b>
              </>
            ),
          })),
          // Opened from a number of the campaign.
          ...reachedStages
            .filter(state => state === question.state)
            .map(state => ({ value: state, label: t(`state_${state}`) })),
        ]}
      />
    </div>
  )
}
