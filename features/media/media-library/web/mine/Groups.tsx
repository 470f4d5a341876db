import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { EmptyState, ErrorOf, exact, linkTo, Panel, Row, SkeletonRows, Stack, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type GroupFacts, keyOfEntry } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { entryAddress } from '../addresses.ts'
import { api, libraryKey } from '../api.ts'
import styles from './mine.module.css'

/** Media groups: what each holds, its articles of 30 days, the monitors limited to it, and members that nobody knows. */
export default function Groups() {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: [libraryKey, 'groups'],
    queryFn: ({ signal }) => api.groups({ body: {} }, { signal }),
  })
  return (
    <section className={styles.groups} aria-label={t('groups')}>
      <Row as="header" gap={8} align="center">
        <h1>{t('groups')}</h1>
        <span className="grow" />
        <Link to="/mediaList?tab=shared">{t('toMediaList')}</Link>
      </Row>
      {error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows />
      ) : data.length === 0 ? (
        <EmptyState marked title={t('noGroups')}>
          {t('noGroupsText')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {data.map(group => (
            <li key={group.id}>
              <Group group={group} />
            </li>
          ))}
        </Stack>
      )}
    </section>
  )
}

const mostShown = 12

function Group({ group: { id, name, members, known, unknown, articles, monitors } }: { group: GroupFacts }) {
  const t = useWords(strings)
  const ids = known.flatMap(({ entry }) => keyOfEntry(entry).mediaId ?? []).map(String)
  return (
    <Panel
      title={name}
      more={
        <Row gap={12} align="center">
          <span className="dim">{t('membersOf', { count: exact(members) })}</span>
          {ids.length > 0 && ids.length <= 50 ? (
            <Link to={deskAddress({ range: '30d', filters: [{ field: 'media', is: 'is', values: ids }] })}>
              {t('groupArticles', { count: exact(articles) })}
            </Link>
          ) : (
            <span>{t('groupArticles', { count: exact(articles) })}</span>
          )}
          <Link to={linkTo('/systemSettings', null, { part: 'mediaGroups', group: id })}>{t('openGroup')}</Link>
        </Row>
      }
    >
      <Stack gap={8} className={styles.group ?? ''}>
        <Row gap={8} wrap={4}>
          {known.slice(0, mostShown).map(({ entry, name: called }) => (
            <Link key={entry} to={entryAddress(entry)}>
              {called}
            </Link>
          ))}
          {known.length > mostShown && (
            <span className="dim">{t('moreMembers', { count: exact(known.length - mostShown) })}</span>
          )}
        </Row>
        {unknown.length > 0 && (
          <p>
            <span className="dim">{t('unknownMembers')}：</span>
            {unknown.slice(0, mostShown).join('、')}
            {unknown.length > mostShown && (
              <span className="dim"> {t('moreMembers', { count: exact(unknown.length - mostShown) })}</span>
            )}
          </p>
        )}
        <p>
          {monitors.length === 0 ? (
            <span className="dim">{t('noMonitors')}</span>
          ) : (
            <>
              <span className="dim">{t('limitedMonitors')}：</span>
              {monitors
                .slice(0, mostShown)
                .map(({ name: called }) => called)
                .join('、')}
            </>
          )}
        </p>
      </Stack>
    </Panel>
  )
}
