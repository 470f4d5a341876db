import { Panel, PlainTable, percent, SkeletonRows, Stack, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { behind, leaning } from './behind.ts'
import { ComplaintsPanel } from './ComplaintsOf.tsx'

const days = 90
const dayMs = 86_400_000

/** Beside the form of a dealer: its articles and complaints of the last 90 days, with the share that was answered. */
export default function Dealer({ dealerId }: { dealerId: number }) {
  const t = useWords(strings)
  const [range] = useState(() => {
    const to = new Date()
    return { from: new Date(to.getTime() - days * dayMs).toISOString(), to: to.toISOString() }
  })
  const { data, error } = useQuery({
    queryKey: ['cars', 'dealer', dealerId, range],
    queryFn: ({ signal }) => api.dealer({ body: { dealerId, ...range } }, { signal, timeout: 'long' }),
    retry: false,
  })
  if (error) return <p className="dim">{error.message}</p>
  if (!data) return <SkeletonRows rows={6} />
  const { rule, articles, complaints } = data
  const found = { filters: [], rule }
  const answered = (complaints?.statuses ?? [])
    .filter(({ status }) => status === 'answered' || status === 'solved')
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <Stack gap={12}>
      <Panel title={t('dealerArticles')}>
        <PlainTable
          label={t('dealerArticles')}
          head={[t('articles'), { number: t('positive') }, { number: t('negative') }]}
        >
          <tr>
            <th scope="row">
              <Link to={behind(found, range)}>{articles.count}</Link>
            </th>
            <td data-number>
              <Link to={behind(found, range, [leaning('1')])}>{articles.positive}</Link>
            </td>
            <td data-number>
              <Link to={behind(found, range, [leaning('-1')])}>{articles.negative}</Link>
            </td>
          </tr>
        </PlainTable>
      </Panel>
      {complaints && <ComplaintsPanel complaints={complaints} />}
      {complaints && complaints.count > 0 && (
        <p>{t('dealerAnswered', { share: percent(answered / complaints.count), count: answered })}</p>
      )}
    </Stack>
  )
}
