import { SharedArticleView } from '@guanlan/features/handling/shares/web'
import { OwnQueries, PhoneFrame, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { receiverStrings } from '../../strings.ts'
import { LinkOver } from './LinkOver.tsx'
import { receiverApi } from './queries.ts'
import styles from './receiving.module.css'

/** One article of an incident under the link of its message: `?warning=` is the link, `&id=` the article. */
export default function ReceivedArticle() {
  return (
    <OwnQueries>
      <Article />
    </OwnQueries>
  )
}

function Article() {
  const t = useWords(receiverStrings)
  const [query] = useSearchParams()
  const token = query.get('warning') ?? ''
  const article = Number(query.get('id'))
  const { data, error, refetch } = useQuery({
    queryKey: ['warnings', 'received', token, 'article', article],
    queryFn: ({ signal }) => receiverApi.receivedArticle({ params: { token, article } }, { signal }),
    enabled: Number.isSafeInteger(article) && article > 0,
    staleTime: 30_000,
    retry: false,
  })
  if (!data) return <LinkOver error={error} hasLink={article > 0} onRetry={() => void refetch()} />
  return (
    <PhoneFrame title={t('page')}>
      <p>
        <Link className={styles.back} to={`/warningList?${new URLSearchParams({ token })}`}>
          {t('backToIncident')}
        </Link>
      </p>
      <SharedArticleView article={data} layout="article" />
    </PhoneFrame>
  )
}
