import { Tag, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { strings } from '../strings.ts'
import { eventAddress } from './addresses.ts'
import { api } from './api.ts'
import { Ranking, usePeriod } from './Ranking.tsx'
import { usePlatformName } from './words.ts'

/** Words of titles on hot lists, by the topics that entered in a period. */
export default function HotWords() {
  const t = useWords(strings)
  const nameOf = usePlatformName()
  const { pathname } = useLocation()
  const [period] = usePeriod()
  const requested = useQuery({
    queryKey: ['hot', 'words', period],
    queryFn: ({ signal }) => api.keywordList({ body: { period } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Ranking
      title={t('keywords')}
      asked={requested}
      head={[t('rank'), t('word'), t('topics'), t('before'), t('platforms'), t('topic')]}
      rows={row => (
        <tr key={row.word}>
          <td>{row.rank}</td>
          <th scope="row">
            <Link to={`/hotIssues?${new URLSearchParams({ words: `"${row.word}"`, least: '0' })}`}>{row.word}</Link>{' '}
            {row.before === 0 && <Tag accent>{t('newWord')}</Tag>}
          </th>
          <td>{row.topics}</td>
          <td>{row.before}</td>
          <td>{row.platforms.map(nameOf).join('、')}</td>
          <td>
            <Link to={eventAddress(pathname, row)}>{row.title}</Link>
          </td>
        </tr>
      )}
    />
  )
}
