import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { filtersOfEntry } from '@guanlan/features/media/media-library/contract'
import { strings as libraryStrings } from '@guanlan/features/media/media-library/strings'
import { entryAddress } from '@guanlan/features/media/media-library/web'
import { EmptyState, exact, Panel, PlainTable, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { api, long, profilesKey } from '../api.ts'
import styles from './page.module.css'
import { type Given, questionOf } from './use-profile.ts'

/** The media and accounts of its house, those with most articles first. */
export function HousePanel({ info }: Given) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const l = useWords(libraryStrings)
  const question = questionOf(info)
  const { data } = useQuery({
    queryKey: [profilesKey, 'mediaMatrix', question],
    queryFn: ({ signal }) => api.mediaMatrix({ query: {}, body: question }, long(signal)),
    placeholderData: before => before,
  })
  const { from, to } = info
  const isAlone = data?.list.every(({ entry }) => entry === info.entry)
  return (
    <div className={styles.wide}>
      <Panel title={data?.house ? t('matrixOf', { name: data.house.name }) : t('matrix')}>
        {!data ? (
          <SkeletonRows rows={3} />
        ) : isAlone ? (
          <EmptyState title={t('matrixNone')} />
        ) : (
          <PlainTable
            label={t('matrix')}
            head={[
              t('name'),
              t('kind'),
              t('platform'),
              { number: t('followers') },
              { number: t('articles') },
              { number: t('interactions') },
              { number: t('readers') },
              { number: t('houseFirst') },
              { number: t('houseCopied') },
            ]}
          >
            {data.list.map(row => (
              <tr key={row.entry}>
                <td>
                  {row.entry === info.entry ? <b>{row.name}</b> : <Link to={entryAddress(row.entry)}>{row.name}</Link>}
                </td>
                <td>{l(`kind_${row.kind}`)}</td>
                <td>{a(row.platform ?? row.mediaType)}</td>
                <td data-number>{row.followers === null ? '—' : exact(row.followers)}</td>
                <td data-number>
                  <Link to={deskAddress({ range: { from, to }, filters: filtersOfEntry(row) })}>
                    {exact(row.articles)}
                  </Link>
                </td>
                <td data-number>{exact(row.interactions)}</td>
                <td data-number>{exact(row.readers)}</td>
                <td data-number>{exact(row.first)}</td>
                <td data-number>{exact(row.copied)}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </Panel>
    </div>
  )
}
