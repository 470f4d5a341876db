import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { entryAddress } from '@guanlan/features/media/media-library/web'
import { ErrorOf, exact, Panel, PlainTable, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** Media of ours that publish more or less than the week before. */
export function Moved() {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: ['workbench', 'moved'],
    queryFn: ({ signal }) => api.moved(undefined, { signal, timeout: 'long' }),
    staleTime: 300_000,
  })
  return (
    <Panel title={t('moved')} note={t('movedNote')}>
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {data?.list.length === 0 && <p className="dim">{t('movedNone')}</p>}
      {data && data.list.length > 0 && (
        <PlainTable
          label={t('moved')}
          head={[t('medium'), { number: t('lastWeek') }, { number: t('weekBefore') }, { number: t('change') }]}
        >
          {data.list.map(({ entry, name, articles, before }) => (
            <tr key={entry}>
              <td>
                <Link to={entryAddress(entry)}>{name}</Link>
              </td>
              <td data-number>
                <Link
                  to={deskAddress({
                    range: { from: data.from, to: data.to },
                    filters: [{ field: 'media', is: 'is', values: [entry.slice(1)] }],
                  })}
                >
                  {exact(articles)}
                </Link>
              </td>
              <td data-number>{exact(before)}</td>
              <td data-number>{articles > before ? `+${exact(articles - before)}` : exact(articles - before)}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}
