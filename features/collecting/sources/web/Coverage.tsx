import { type MediaType, mediaLevels, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { TopicCoverage } from '@guanlan/features/collecting/hot-lists/web'
import { RecallTests } from '@guanlan/features/collecting/recall-tests/web'
import { BarChart, type ChartData, Column, ErrorOf, Note, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import type { CoverageBoard } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { FewMedia } from './FewMedia.tsx'
import styles from './sources.module.css'
import { UnseenList } from './UnseenList.tsx'

const days = 7
/** Of the regions that sources of the catalogue have. */
const chineseNames: Readonly<Record<number, string>> = { 710000: '台湾', 810000: '香港', 820000: '澳门' }

/** What do we not see? Sources and articles by kind of medium, hours without collection, and media that are no source. */
export function Coverage() {
  const t = useWords(strings)
  const format = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: ['sources', 'coverage', days],
    queryFn: ({ signal }) => api.coverage({ query: { days } }, { signal }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <Column as="section" gap={12} className={styles.catalogue} aria-label={t('coverage')}>
      <h1 className="unseen">{t('coverage')}</h1>
      <p className="dim">{t('coverageHint')}</p>
      {data && (
        <>
          <ByMedium groups={data.groups} />
          <RecallTests />
          <Groups groups={data.groups} />
          <h3>{t('ours')}</h3>
          {data.ours.length === 0 ? (
            <p className="dim">{t('noHoles')}</p>
          ) : (
            <Note>
              {t('oursSay', {
                count: data.ours.length,
                from: format.moment(data.ours[0] ?? ''),
                to: format.moment(data.ours.at(-1) ?? ''),
              })}
            </Note>
          )}
          <h3>{t('theirs')}</h3>
          {data.theirs.length === 0 && <p className="dim">{t('noHoles')}</p>}
          <ul className={styles.proposed}>
            {data.theirs.map(({ id, name, hours }) => (
              <li key={id}>
                <Link to={`/sourceMange?open=${id}`}>{name}</Link>
                <span className="dim">{t('hours', { count: hours })}</span>
              </li>
            ))}
          </ul>
          <UnseenList title={t('unseenHosts')} list={data.hosts} />
          <UnseenList title={t('unseenNames')} list={data.names} />
          <FewMedia list={data.fewMedia} />
          <Suspense>
            <TopicCoverage />
          </Suspense>
        </>
      )}
    </Column>
  )
}

/** Each kind of medium, those without a source too: an empty bar is a hole. */
function ByMedium({ groups }: Pick<CoverageBoard, 'groups'>) {
  const t = useWords(strings)
  const nameOf = useWords(articleStrings)
  const chart = useMemo<ChartData>(() => {
    const sum = (type: MediaType, of: 'sources' | 'articles') =>
      groups.filter(group => group.mediaType === type).reduce((all, group) => all + group[of], 0)
    return {
      head: t('mediaType'),
      rows: mediaTypes.map(type => nameOf(type)),
      series: [
        { name: t('fresh'), values: mediaTypes.map(type => sum(type, 'articles')) },
        { name: t('title'), values: mediaTypes.map(type => sum(type, 'sources')) },
      ],
    }
  }, [groups, t, nameOf])
  return <BarChart title={t('byMedium')} data={chart} height={200} />
}

function Groups({ groups }: Pick<CoverageBoard, 'groups'>) {
  const t = useWords(strings)
  const nameOf = useWords(articleStrings)
  const regionName = useRegionName()
  const format = useFormat()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section className={styles.rows} aria-label={`${t('byMedium')} · ${t('region')}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>{t('mediaType')}</th>
            <th>{t('level')}</th>
            <th>{t('region')}</th>
            <th>{t('language')}</th>
            <th>{t('title')}</th>
            <th>{t('faultyNow')}</th>
            <th>{t('fresh')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <tr key={`${group.mediaType} ${group.level} ${group.language} ${group.region}`}>
              <td>{nameOf(group.mediaType as MediaType)}</td>
              <td>{nameOf(mediaLevels[group.level] ?? 'unknown')}</td>
              <td>
                {group.region === null
                  ? '—'
                  : regionName(group.region, chineseNames[group.region] ?? String(group.region))}
              </td>
              <td>{group.language ?? '—'}</td>
              <td>{format.exact(group.sources)}</td>
              <td>{group.faulty > 0 ? format.exact(group.faulty) : ''}</td>
              <td>{format.exact(group.articles)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
