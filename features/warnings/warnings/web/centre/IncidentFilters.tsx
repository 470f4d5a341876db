import { ChoiceMenu, type List, Segmented, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type Incident, type IncidentQuestion, reviews, sources, states } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

const shownStates = ['unsettled', ...states, 'all'] as const
const periods = [1, 3, 7, 30, 90] as const
const levels = [1, 2, 3] as const

/** Which incidents are shown: by state, level, warning, review, source and time. */
export function IncidentFilters({ list }: { list: List<Incident, IncidentQuestion> }) {
  const t = useWords(strings)
  const { question, change } = list
  const { state, level, review, source, days, warning } = question
  const known = useQuery({
    queryKey: ['warnings', 'names'],
    queryFn: ({ signal }) => api.list({ query: { sort: 'name', order: 'asc', pageSize: 100 } }, { signal }),
    staleTime: 60_000,
  })
  const warnings = known.data?.list ?? []
  return (
    <>
      <Segmented
        label={t('state')}
        value={state}
        onChange={chosen => change({ state: chosen })}
        options={shownStates.map(value => ({ value, label: t(`state_${value}`) }))}
      />
      <ChoiceMenu
        values={[null, ...levels]}
        value={level as (typeof levels)[number] | null}
        name={each => (each === null ? t('level_all') : t('levelAtLeast', { level: t(`level${each}`) }))}
        onChange={chosen => change({ level: chosen })}
      />
      <ChoiceMenu
        values={[null, ...periods]}
        value={days}
        name={each => (each === null ? t('days_all') : each === 1 ? t('days_1') : t('days_n', { days: each }))}
        onChange={chosen => change({ days: chosen })}
      />
      <ChoiceMenu
        values={[null, ...warnings.map(({ id }) => id)]}
        value={warning}
        name={id => (id === null ? t('warning_all') : (warnings.find(each => each.id === id)?.name ?? `#${id}`))}
        onChange={chosen => change({ warning: chosen })}
      />
      <ChoiceMenu
        values={['all', ...sources] as const}
        value={source}
        name={each => t(`source_${each}`)}
        onChange={chosen => change({ source: chosen })}
      />
      <ChoiceMenu
        values={['all', ...reviews] as const}
        value={review}
        name={each => t(`review_${each}`)}
        onChange={chosen => change({ review: chosen })}
      />
    </>
  )
}
