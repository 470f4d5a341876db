import { exact, linkTo, Panel, PlainTable, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Complaints } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** Complaints that name a series, by what they ask for; nothing for who may not see complaints. */
export function ComplaintsOf({ seriesId, range }: { seriesId: number; range: { from: string; to: string } }) {
  const { data } = useQuery({
    queryKey: ['cars', 'complaints', seriesId, range],
    queryFn: ({ signal }) => api.complaints({ body: { seriesId, ...range } }, { signal, timeout: 'long' }),
  })
  return data ? <ComplaintsPanel complaints={data} /> : null
}

/** How many, by state and by what they ask for; each opens its list. */
export function ComplaintsPanel({ complaints: data }: { complaints: Complaints }) {
  const t = useWords(strings)
  const { like, startTime, endTime } = data
  return (
    <Panel
      title={t('complaints')}
      more={
        <Link to={linkTo('/complaints', null, { like, startTime, endTime })}>
          {t('complaintsOf', { count: exact(data.count) })}
        </Link>
      }
    >
      <PlainTable label={t('state')} head={[t('state'), { number: t('complaints') }]}>
        {data.statuses.map(({ status, count }) => (
          <tr key={status}>
            <th scope="row">
              <Link to={linkTo('/complaints', null, { like, startTime, endTime, status })}>
                {t(`complaint_${status as 'open'}`)}
              </Link>
            </th>
            <td data-number>{exact(count)}</td>
          </tr>
        ))}
      </PlainTable>
      <PlainTable label={t('demands')} head={[t('demands'), { number: t('complaints') }]}>
        {data.demands.map(({ demand, count }) => (
          <tr key={demand}>
            <th scope="row">{demand}</th>
            <td data-number>{exact(count)}</td>
          </tr>
        ))}
      </PlainTable>
    </Panel>
  )
}
