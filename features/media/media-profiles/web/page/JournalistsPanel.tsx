import { journalists } from '@guanlan/features/media/journalists/contract'
import { keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { connect, EmptyState, linkTo, Moment, Panel, PlainTable, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { profilesKey } from '../api.ts'
import type { Given } from './use-profile.ts'

const bookApi = connect(journalists)
const most = 10

/** People of the book who write or wrote for a medium, and when somebody spoke with them last. */
export function JournalistsPanel({ info: { entry } }: Given) {
  const t = useWords(strings)
  const isShown = keyOfEntry(entry).mediaId !== null
  const { data } = useQuery({
    queryKey: [profilesKey, 'journalists', entry],
    queryFn: ({ signal }) => bookApi.list({ body: { entry, pageSize: most } }, { signal }),
    enabled: isShown,
  })
  if (!isShown) return null
  const inBook = (more: Record<string, string | number>) => linkTo('/myMedia', null, { part: 'journalists', ...more })
  return (
    <Panel title={t('journalists')} more={<Link to={inBook({ entry })}>{t('toBook')}</Link>}>
      {!data ? (
        <SkeletonRows rows={3} />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('journalistsNone')} />
      ) : (
        <PlainTable label={t('journalists')} head={[t('name'), t('role'), t('lastTalk')]}>
          {data.list.map(({ id, name, role, lastTalkAt }) => (
            <tr key={id}>
              <td>
                <Link to={inBook({ open: id })}>{name}</Link>
              </td>
              <td>{role || '—'}</td>
              <td>{lastTalkAt ? <Moment at={lastTalkAt} /> : t('neverSpoken')}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}
