import { charts } from '@guanlan/features/charts/charts/contract'
import { authorIs } from '@guanlan/features/charts/charts/web'
import { filtersOfEntry, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { connect, EmptyState, exact, Panel, PlainTable, SkeletonRows, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../../strings.ts'
import { long, profilesKey } from '../api.ts'
import { OpenNumber } from './OpenNumber.tsx'
import type { Opening } from './use-profile.ts'

const chartApi = connect(charts)
const most = 10

/** Who writes for a medium; an account is its own author. */
export function AuthorsPanel({ info, onOpen }: Opening) {
  const t = useWords(strings)
  const isShown = useMay()('charts.view') && keyOfEntry(info.entry).mediaId !== null
  const { from, to } = info
  const body = {
    ...{ from, to, filters: filtersOfEntry(info.info), pageSize: most },
    ...({ all: 'authors', sort: 'articles', order: 'desc' } as const),
  }
  const { data } = useQuery({
    queryKey: [profilesKey, 'authors', body],
    queryFn: ({ signal }) => chartApi.publishers({ body }, long(signal)),
    placeholderData: before => before,
    enabled: isShown,
  })
  if (!isShown) return null
  return (
    <Panel title={t('authors')}>
      {!data ? (
        <SkeletonRows rows={5} />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('authorsNone')} />
      ) : (
        <PlainTable
          label={t('authors')}
          head={[t('name'), { number: t('articles') }, { number: t('negative') }, { number: t('interactions') }]}
        >
          {data.list.map(({ name, articles, negative, interactions }) => (
            <tr key={name}>
              <td>{name}</td>
              <td data-number>
                <OpenNumber name={name} value={articles} onOpen={() => onOpen(name, [authorIs(name)])} />
              </td>
              <td data-number>{exact(negative)}</td>
              <td data-number>{exact(interactions)}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}
