import {
  exact,
  Moment,
  type RecordColumn,
  RecordScreen,
  Sparkline,
  Tag,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { daysTried, type Filter, FilterQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { excludedBy, openWith } from './exclude-address.ts'
import { FilterForm } from './FilterForm.tsx'
import { blankFilter } from './filter-form.ts'
import { filterApi as api, useFilterNumbers } from './queries.ts'
import { useConditionWords } from './use-condition-words.ts'

/** Black and white lists of the organisation, and the one that is written. */
export default function Filters() {
  const t = useWords(strings)
  const sayConditions = useConditionWords()
  const list = useList({ name: 'filters', question: FilterQuestion, load: api.list, openWith })
  const { data: numbers } = useFilterNumbers()
  const [search] = useSearchParams()
  const columns = useMemo<RecordColumn<Filter>[]>(() => {
    const taken = new Map(numbers?.filters.map(each => [each.id, each]))
    return [
      { id: 'name', title: t('name'), width: 180, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'type', title: t('type'), width: 90, cell: row => <Tag accent={row.type === 'white'}>{t(row.type)}</Tag> },
      { id: 'state', title: t('state'), width: 80, cell: row => t(row.enabled ? 'enabled' : 'off') },
      { id: 'conditions', title: t('conditions'), width: 260, cell: sayConditions },
      {
        id: 'monitors',
        title: t('monitors'),
        width: 120,
        cell: row =>
          row.monitorIds.length === 0 ? t('allMonitors') : t('monitorCount', { count: row.monitorIds.length }),
      },
      {
        id: 'taken',
        title: t('takenIn', { days: daysTried }),
        width: 150,
        align: 'end',
        cell: row => {
          const own = taken.get(row.id)
          if (!own || row.type === 'white') return null
          return (
            <>
              <Sparkline values={own.counts} dot={false} /> {exact(own.total)}
            </>
          )
        },
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 110, cell: row => row.updatedBy, rare: true },
      { id: 'updated', title: t('updated'), width: 120, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ]
  }, [t, sayConditions, numbers])
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={{ get: api.get, remove: api.removeChosen }}
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={{ ...blankFilter, ...excludedBy(search) }}
      form={start => <FilterForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      removed={count => t('removed', { count: exact(count) })}
    />
  )
}
