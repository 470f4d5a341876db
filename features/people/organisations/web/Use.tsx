import {
  connect,
  ErrorOf,
  PlainTable,
  SettingsFrame,
  SkeletonRows,
  Sparkline,
  Stack,
  type Translate,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type OrganisationUse, organisations, type QuotaCourse } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(organisations)

const useUse = (organisation?: number) =>
  useQuery({
    queryKey: ['organisations', 'use', organisation],
    queryFn: ({ signal }) =>
      api.use(undefined, { signal, ...(organisation !== undefined && { organisation }), timeout: 'long' }),
  })

/** A part of the organisation's settings: each quota day by day, when it will be reached, and who does how much. */
export default function Use() {
  const t = useWords(strings)
  const { data, error, refetch } = useUse()
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <SettingsFrame
      title={t('use')}
      isWide
      sections={[
        {
          id: 'quotas',
          title: t('useQuotas'),
          note: t('useNote'),
          content: data ? <Quotas use={data} /> : <SkeletonRows />,
        },
        { id: 'people', title: t('usePeople'), content: data ? <People use={data} /> : <SkeletonRows rows={3} /> },
      ]}
    />
  )
}

/** The same in the operator's form of an organisation. */
export function UseOfOrganisation({ organisation }: { organisation: number }) {
  const { data, error, refetch } = useUse(organisation)
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} />
  return (
    <Stack gap={12}>
      <Quotas use={data} />
      <People use={data} />
    </Stack>
  )
}

function Quotas({ use: { quotas } }: { use: OrganisationUse }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  return (
    <PlainTable
      label={t('useQuotas')}
      head={[t('useQuota'), { number: t('useUsed') }, { number: t('useLimit') }, t('useCourse'), t('useForecast')]}
    >
      {quotas.map(({ quota, title, used, limit, days, reachedOn }) => (
        <tr key={quota}>
          <th scope="row">{title}</th>
          <td data-number>{exact(used)}</td>
          <td data-number>{limit === null ? t('useUnlimited') : exact(limit)}</td>
          <td>
            <Sparkline values={days.map(day => day.used)} width={120} height={20} area />
          </td>
          <td>{forecastOf(t, { used, limit, days, reachedOn })}</td>
        </tr>
      ))}
    </PlainTable>
  )
}

/** Fewer noted days say nothing of what comes (server/forecast.ts). */
const leastDays = 5

function forecastOf(
  t: Translate<typeof strings>,
  { used, limit, days, reachedOn }: Pick<QuotaCourse, 'used' | 'limit' | 'days' | 'reachedOn'>,
): string {
  if (limit === null) return '—'
  if (used >= limit) return t('useReached')
  return reachedOn ?? t(days.length < leastDays ? 'useTooEarly' : 'useNoForecast')
}

function People({ use: { people } }: { use: OrganisationUse }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  if (people.length === 0) return <p className="dim">{t('useNobody')}</p>
  return (
    <PlainTable label={t('usePeople')} head={[t('usePerson'), { number: t('useActs') }]}>
      {people.map(({ name, acts }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td data-number>{exact(acts)}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
