import { Count, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { mediumAddress } from './addresses.ts'
import { api } from './api.ts'
import { Ranking, usePeriod } from './Ranking.tsx'

/** Media by articles that monitors of the organisation want; each number opens them. */
export default function HotMedia() {
  const t = useWords(strings)
  const [period] = usePeriod()
  const requested = useQuery({
    queryKey: ['hot', 'media', period],
    queryFn: ({ signal }) => api.mediaList({ body: { period } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Ranking
      title={t('mediaRanking')}
      asked={requested}
      head={[t('rank'), t('medium'), t('articles'), t('negative'), t('interactions'), t('before')]}
      rows={row => (
        <tr key={row.mediaId}>
          <td>{row.rank}</td>
          <th scope="row">{row.name}</th>
          <td>
            <Link to={mediumAddress(period, row.mediaId)}>{row.articles}</Link>
          </td>
          <td>{row.negative}</td>
          <td>
            <Count value={row.interactions} />
          </td>
          <td>{row.before}</td>
        </tr>
      )}
    />
  )
}
