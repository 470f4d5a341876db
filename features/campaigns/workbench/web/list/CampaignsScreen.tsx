import { type Campaign, campaignKinds, campaignStates, Draft } from '@guanlan/features/campaigns/campaigns/contract'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { CampaignForm, OfMonitor } from '@guanlan/features/campaigns/campaigns/web'
import { useMembers } from '@guanlan/features/people/organisations/web'
import {
  Button,
  type CallOptions,
  choicesOf,
  exact,
  later,
  linkTo,
  RecordScreen,
  Segmented,
  useList,
  useMay,
  useOpens,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { campaignViews, exportedCampaigns, ListQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, campaignApi, listName, useLiveCampaigns } from '../api.ts'
import styles from './list.module.css'
import { useColumns } from './use-columns.tsx'

const Board = later(() => import('./Board.tsx'))
const Calendar = later(() => import('./Calendar.tsx'))
const CalendarLink = later(() => import('./CalendarLink.tsx'))
const OrderDialog = later(() => import('./OrderDialog.tsx'))

type Page = Parameters<typeof campaignApi.list>[0]['query']

/** Campaigns of the organisation: as a list in an order made by hand, on a board by state, or on a calendar. */
export default function CampaignsScreen() {
  const t = useWords(strings)
  const may = useMay()
  useLiveCampaigns()
  const [isOrdering, setOrdering] = useState(false)
  const list = useList<Campaign, typeof ListQuestion>({ name: listName, question: ListQuestion, load: loadPage })
  useRefreshWhile(list.records, ({ filling }) => filling !== null)
  const columns = useColumns()
  const { question, change, records } = list
  const opens = useOpens()
  const casesAddress = linkTo('/resourceLibrary/eventLibrary/activityDetail')
  const isEditor = may('campaigns.edit')
  const isNarrowed = question.like !== '' || question.state || question.kind || question.ownerId
  const views = (
    <Segmented
      label={t('view')}
      value={question.view}
      onChange={view => change({ view })}
      options={choicesOf(campaignViews, view => t(`view_${view}`))}
    />
  )
  const calls = {
    get: campaignApi.get,
    remove: api.removeMany,
    export: (call: Parameters<typeof api.export>[0], options?: CallOptions) => api.export(call, options),
  }
  if (question.view !== 'list' && list.opened === null) {
    const View = question.view === 'board' ? Board : Calendar
    return (
      <div className={styles.other}>
        <header className={styles.head}>
          <h1>{t('title')}</h1>
          <span className="grow" />
          {views}
          {question.view === 'calendar' && (
            <Suspense>
              <CalendarLink />
            </Suspense>
          )}
          <Filters question={question} change={change} hasState={question.view === 'calendar'} />
          {isEditor && (
            <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
              {t('add')}
            </Button>
          )}
        </header>
        <Suspense>
          <View question={question} change={change} />
        </Suspense>
      </div>
    )
  }
  return (
    <>
      {isOrdering && (
        <Suspense>
          <OrderDialog onDone={records.changed} onClose={() => setOrdering(false)} />
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
          <>
            {views}
            <Filters question={question} change={change} hasState />
          </>
        }
        acts={
          <>
            {opens(casesAddress) && (
              <Link to={casesAddress} className="button">
                {t('cases')}
              </Link>
            )}
            <Suspense>
              <OfMonitor />
            </Suspense>
            {isEditor && (
              <Button kind="quiet" icon="sort" onClick={() => setOrdering(true)}>
                {t('order')}
              </Button>
            )}
          </>
        }
        add={t('add')}
        blank={blank()}
        {...(isEditor && {
          form: (start: Campaign | Draft) => (
            <Suspense>
              <CampaignForm start={start} onSaved={list.saved} onClose={() => void list.open(null)} />
            </Suspense>
          ),
        })}
        empty={t(isNarrowed ? 'noneFound' : 'none')}
        {...(!isNarrowed && { emptyText: t('noneText'), emptyAdds: true })}
        removed={count => t('removed', { count: exact(count) })}
        exported={exportedCampaigns}
      />
    </>
  )
}

const loadPage = ({ query: { view: _, ...query } }: { query: Page & { view?: unknown } }, options?: CallOptions) =>
  campaignApi.list({ query }, options)

/** One that begins now, as it is written before anybody has named it. */
const blank = (): Draft => ({ ...Draft.parse({ name: '—', startTime: new Date().toISOString() }), name: '' })

function Filters({
  question,
  change,
  hasState,
}: {
  question: ListQuestion
  change: (part: Partial<ListQuestion>) => void
  hasState: boolean
}) {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  const { data: members = [] } = useMembers()
  return (
    <>
      {hasState && (
        <select
          className="field"
          aria-label={t('state')}
          value={question.state ?? ''}
          onChange={event => change({ state: (event.target.value || undefined) as ListQuestion['state'] })}
        >
          <option value="">{t('anyState')}</option>
          {campaignStates.map(state => (
            <option key={state} value={state}>
              {c(`state_${state}`)}
            </option>
          ))}
        </select>
      )}
      <select
        className="field"
        aria-label={t('kind')}
        value={question.kind ?? ''}
        onChange={event => change({ kind: (event.target.value || undefined) as ListQuestion['kind'] })}
      >
        <option value="">{t('anyKind')}</option>
        {campaignKinds.map(kind => (
          <option key={kind} value={kind}>
            {c(`kind_${kind}`)}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={t('owner')}
        value={question.ownerId ?? ''}
        onChange={event => change({ ownerId: event.target.value ? Number(event.target.value) : undefined })}
      >
        <option value="">{t('anyOwner')}</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
}
