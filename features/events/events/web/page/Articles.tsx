import { ArticleLines } from '@guanlan/features/articles/articles/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { exact, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type InfoEvent, rangeOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'
import { isOfEvent } from '../parts/addresses.ts'

/** The newest of its articles; all of them stand on the desk. */
export function Articles({ event }: { event: InfoEvent }) {
  const t = useWords(strings)
  const { id, articles } = event
  const found = useQuery({
    queryKey: [eventsKey, 'articles', id, articles],
    queryFn: ({ signal }) => api.articles({ query: { id, page: 1, pageSize: 10 } }, { signal, timeout: 'long' }),
    placeholderData: before => before,
  }).data
  return (
    <Panel
      title={t('newest')}
      note={exact(articles)}
      more={<Link to={deskAddress({ range: rangeOf(event), filters: [isOfEvent(id)] })}>{t('seeArticles')}</Link>}
    >
      {!found ? <SkeletonRows rows={4} /> : <ArticleLines articles={found.list} />}
    </Panel>
  )
}
