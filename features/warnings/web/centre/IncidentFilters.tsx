import { type List, Menu, Segmented, useWords } from '@guanlan/platform/web'
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
  const levelName = (each: 1 | 2 | 3) => t('levelAtLeast', { level: t(`level${each}`) })
  const period = (each: number) => (each === 1 ? t('days_1') : t('days_n', { days: each }))
  return (
    <>
      <Segmented
        label={t('state')}
        value={state}
        onChange={chosen => change({ state: chosen })}
        options={shownStates.map(value => ({ value, label: t(`state_${value}`) }))}
      />
      <Choice
        values={levels}
        value={level as 1 | 2 | 3 | null}
        all={t('level_all')}
        name={levelName}
        onChange={chosen => change({ level: chosen })}
      />
      <Choice
        values={periods}
        value={days}
        all={t('days_all')}
        name={period}
        onChange={chosen => change({ days: chosen })}
      />
      <Choice
        values={warnings.map(({ id }) => id)}
        value={warning}
        all={t('warning_all')}
        name={id => warnings.find(each => each.id === id)?.name ?? `#${id}`}
        onChange={chosen => change({ warning: chosen })}
      />
      <Choice
        values={sources}
        value={source === 'all' ? null : source}
        all={t('source_all')}
        name={each => t(`source_${each}`)}
        onChange={chosen => change({ source: chosen ?? 'all' })}
      />
      <Choice
        values={reviews}
        value={review === 'all' ? null : review}
        all={t('review_all')}
        name={each => t(`review_${each}`)}
        onChange={chosen => change({ review: chosen ?? 'all' })}
      />
    </>
  )
}

/** One of several, or all. */
function Choice<V extends string | number>({
  values,
  value,
  all,
  name,
  onChange,
}: {
  values: readonly V[]
  value: V | null
  all: string
  name: (value: V) => string
  onChange: (value: V | null) => void
}) {
  const face = value === null ? all : name(value)
  return (
    <Menu
      label={face}
      face={face}
      className="button"
      items={[
        { key: 'all', label: all, chosen: value === null, run: () => onChange(null) },
        ...values.map(each => ({
          key: String(each),
          label: name(each),
          chosen: each === value,
          run: () => onChange(each),
        })),
      ]}
    />
  )
}
