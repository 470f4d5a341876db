import { ChoiceMenu, connect, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { organisations } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(organisations)

/** What a list hands to it. */
interface Given {
  value?: number | null
  onChange?: (organisation: number | null) => void
}

/** Of which organisation something is shown, for operators; null: of all. The first hundred by name are offered, and the one that is chosen. */
export default function OrganisationFilter({ value = null, onChange = () => {} }: Given) {
  const t = useWords(strings)
  const { data: offered = [] } = useQuery({
    queryKey: ['organisations', 'filter'],
    queryFn: async ({ signal }) => (await api.list({ body: { pageSize: 100 } }, { signal })).list,
    staleTime: 60_000,
  })
  const isMissing = value !== null && !offered.some(({ id }) => id === value)
  const { data: chosen } = useQuery({
    queryKey: ['organisations', 'one', value],
    queryFn: ({ signal }) => api.get({ params: { id: value ?? 0 } }, { signal }),
    enabled: isMissing,
  })
  const all = isMissing && chosen ? [...offered, chosen] : offered
  return (
    <ChoiceMenu
      values={[null, ...all.map(({ id }) => id)]}
      value={value}
      name={each => (each === null ? t('everyOrganisation') : (all.find(({ id }) => id === each)?.name ?? `#${each}`))}
      onChange={onChange}
    />
  )
}
