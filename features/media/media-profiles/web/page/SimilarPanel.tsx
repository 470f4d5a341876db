import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { entryAddress } from '@guanlan/features/media/media-library/web'
import { EmptyState, exact, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fewestArticles } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, long, profilesKey } from '../api.ts'
import styles from './page.module.css'
import { type Given, questionOf } from './use-profile.ts'

/** Media that tell the same stories, each with the reason. */
export function SimilarPanel({ info }: Given) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const question = questionOf(info)
  const { data } = useQuery({
    queryKey: [profilesKey, 'similarMedia', question],
    queryFn: ({ signal }) => api.similarMedia({ query: {}, body: question }, long(signal)),
    placeholderData: before => before,
  })
  return (
    <Panel title={t('similar')}>
      {!data ? (
        <SkeletonRows rows={5} />
      ) : !data.isEnough ? (
        <EmptyState title={t('tooFew', { count: exact(data.articles), fewest: fewestArticles })} />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('similarNone')} />
      ) : (
        <ol className={styles.plain}>
          {data.list.map(({ entry, name, mediaType, shared, stories, words }) => (
            <li key={`${mediaType} ${name}`}>
              {entry === null ? name : <Link to={entryAddress(entry)}>{name}</Link>}{' '}
              <small className="dim">{a(mediaType)}</small>
              <br />
              <small className="dim">
                {t('similarWhy', { shared: exact(shared), own: exact(data.stories), stories: exact(stories) })}
                {words.length > 0 && ` · ${words.join('、')}`}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
