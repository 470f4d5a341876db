import {
  Button,
  type CallOptions,
  exact,
  inBody,
  Moment,
  percent,
  type RecordColumn,
  RecordScreen,
  Sparkline,
  useList,
  useMay,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { type EventDraft, EventQuestion, exported, type InfoEvent, type ScopedQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { EventForm } from '../form/EventForm.tsx'
import { startedOf } from '../join/OfSearch.tsx'
import { eventAddress } from '../parts/addresses.ts'
import { StateTag } from '../parts/StateTag.tsx'
import { useLiveEvents } from '../use-events.ts'
import { Filters, isNarrowed } from './Filters.tsx'

type Scope = ScopedQuestion['scope']
const titles = { all: 'allEvents', mine: 'myEvents', before: 'earlierEvents' } as const

const blank = (): EventDraft => ({
  title: '',
  rule: '',
  startTime: new Date(Date.now() - 7 * 86_400_000).toISOString(),
  endTime: null,
  kind: 'other',
  place: null,
  note: '',
  subjects: { industry: null, companies: [], brands: [], products: [] },
  ownerId: null,
})

/** Events by state, kind and title; a title opens the page of the event. */
export function EventList({ scope, above }: { scope: Scope; above?: ReactNode }) {
  const t = useWords(strings)
  const may = useMay()
  useLiveEvents()
  const list = useList({ name: `events.${scope}`, question: EventQuestion, load: inBody(api.listAll), of: { scope } })
  useRefreshWhile(list.records, ({ filling }) => filling !== null)
  const columns = useColumns()
  const { question, change } = list
  const started = startedOf(useLocation().state)
  const restores = may('events.edit') && question.bin && (
    <Button
      size="small"
      icon="undo"
      onClick={() =>
        void list.bulk(
          chosen => api.restore.act({ body: scoped(chosen, scope) }),
          ({ changed }) => t('restored', { count: exact(changed) }),
        )
      }
    >
      {t('restore')}
    </Button>
  )
  const calls = {
    get: api.get,
    remove: { act: ({ body }: { body: Chosen }) => api.removeMany.act({ body: scoped(body, scope) }) },
    export: ({ body }: { body: ExportBody }, options?: CallOptions) =>
      api.export({ body: { ...body, chosen: scoped(body.chosen, scope) } }, options),
  }
  return (
    <RecordScreen
      title={t(titles[scope])}
      list={list}
      api={calls}
      edit="events.edit"
      search={t('findEvent')}
      columns={columns}
      nameOf={row => row.title}
      filters={<Filters question={question} change={change} />}
      {...(scope !== 'before' && { add: t('addEvent'), blank: { ...blank(), rule: started?.rule ?? '' } })}
      form={start => <EventForm start={start} list={list} left={started?.left} />}
      empty={t(isNarrowed(question) ? 'noneFound' : 'none')}
      emptyText={t('noneText')}
      emptyAdds
      {...(!question.bin && { removed: (count: number) => t('removed', { count: exact(count) }) })}
      bulk={restores}
      exported={exported}
      above={above}
    />
  )
}

type Chosen = Parameters<typeof api.removeMany.act>[0]['body']
type ExportBody = Parameters<typeof api.export>[0]['body']

/** All that the list finds is asked with the scope that it stands in. */
const scoped = (chosen: Chosen, scope: Scope): Chosen => ({
  ...chosen,
  allOf: chosen.allOf && { ...chosen.allOf, scope },
})

function useColumns(): RecordColumn<InfoEvent>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      {
        id: 'title',
        title: t('title'),
        width: 260,
        sort: 'title',
        pinned: 'start',
        cell: row => <Link to={eventAddress(row.id)}>{row.title}</Link>,
      },
      { id: 'state', title: t('state'), width: 84, cell: row => <StateTag state={row.state} /> },
      {
        id: 'days',
        title: t('lastDays'),
        width: 120,
        cell: row => <Sparkline values={row.days} width={96} area />,
      },
      { id: 'heat', title: t('heat'), width: 64, align: 'end', cell: row => exact(row.heat) },
      { id: 'articles', title: t('articles'), width: 76, align: 'end', cell: row => exact(row.articles) },
      { id: 'stories', title: t('stories'), width: 84, align: 'end', cell: row => exact(row.stories) },
      {
        id: 'negative',
        title: t('negativeShare'),
        width: 88,
        align: 'end',
        cell: row => (row.articles === 0 ? '—' : percent(row.negative / row.articles)),
      },
      { id: 'kind', title: t('kind'), width: 96, cell: row => t(`kind_${row.kind}`) },
      {
        id: 'subjects',
        title: t('subjects'),
        width: 160,
        cell: ({ subjects: { brands, companies, products } }) =>
          [...brands, ...companies, ...products].join('、') || '—',
      },
      { id: 'owner', title: t('owner'), width: 96, cell: row => row.owner?.name ?? t('nobody') },
      {
        id: 'first',
        title: t('firstArticle'),
        width: 130,
        cell: row => row.firstArticleAt && <Moment at={row.firstArticleAt} />,
      },
      {
        id: 'last',
        title: t('lastArticle'),
        width: 130,
        cell: row => row.lastArticleAt && <Moment at={row.lastArticleAt} />,
      },
      { id: 'start', title: t('startTime'), width: 140, sort: 'startTime', cell: row => <Moment at={row.startTime} /> },
    ],
    [t],
  )
}
