import {
  Button,
  EmptyState,
  exact,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Sparkline,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { daysTried, FilterQuestion, SimilarDraft, type SimilarFilter } from '../contract.ts'
import { strings } from '../strings.ts'
import { openWith, sampleFor } from './exclude-address.ts'
import { filterApi as api, useFilterNumbers } from './queries.ts'
import { SimilarForm } from './SimilarForm.tsx'

const blank: SimilarDraft = { ...SimilarDraft.parse({ name: '-', text: '-'.repeat(12) }), name: '', text: '' }

/** Filters that take out what resembles a text, and the one that is written. */
export function SimilarFilters({ parts }: { parts: ReactNode }) {
  const t = useWords(strings)
  const list = useList({
    name: 'similarFilters',
    openWith,
    question: FilterQuestion,
    load: ({ query }, options) => api.findSimilar({ body: query }, options),
  })
  const { data: numbers } = useFilterNumbers()
  const [search] = useSearchParams()
  const columns = useMemo<RecordColumn<SimilarFilter>[]>(() => {
    const taken = new Map(numbers?.filters.map(each => [each.id, each]))
    return [
      { id: 'name', title: t('name'), width: 180, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'state', title: t('state'), width: 80, cell: row => t(row.enabled ? 'enabled' : 'off') },
      { id: 'threshold', title: t('thresholdLabel'), width: 110, align: 'end', cell: row => `${row.threshold}%` },
      { id: 'text', title: t('text'), width: 320, cell: row => row.text.slice(0, 100) },
      {
        id: 'taken',
        title: t('takenIn', { days: daysTried }),
        width: 150,
        align: 'end',
        cell: row => {
          const own = taken.get(row.id)
          return (
            own && (
              <>
                <Sparkline values={own.counts} dot={false} /> {exact(own.total)}
              </>
            )
          )
        },
      },
      { id: 'updated', title: t('updated'), width: 120, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ]
  }, [t, numbers])
  const load = async (id: number, options: Parameters<typeof api.findSimilar>[1]) => {
    const { list: found } = await api.findSimilar({ body: { id } }, options)
    return found[0] as SimilarFilter
  }
  const remove = () =>
    list.bulk(
      ({ ids }) => api.removeSimilar.act({ query: { ids: (ids ?? []).join(',') } }),
      ({ changed }) => t('removed', { count: exact(changed) }),
    )
  return (
    <ListFrame
      title={t('informationFiltering')}
      list={list}
      search={t('find')}
      acts={
        <>
          {parts}
          <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
            {t('addSimilar')}
          </Button>
        </>
      }
      bulk={
        <Button size="small" icon="trash" onClick={() => void remove()}>
          {t('remove')}
        </Button>
      }
      detail={
        list.opened && (
          <OpenRecord list={list} blank={{ ...blank, ...sampleFor(search) }} load={load}>
            {start => <SimilarForm start={start} list={list} load={load} />}
          </OpenRecord>
        )
      }
    >
      <RecordTable
        list={list}
        label={t('similar')}
        columns={columns}
        nameOf={row => row.name}
        empty={<EmptyState title={t('noneSimilar')}>{t('noneSimilarText')}</EmptyState>}
      />
    </ListFrame>
  )
}
