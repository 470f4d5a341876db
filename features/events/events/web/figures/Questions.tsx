import { EmptyState, exact, linkTo, Panel, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'
import styles from '../course/course.module.css'

/** Comments that ask something, the most liked first, each with the article it stands under. */
export function Questions({ id, articles }: { id: number; articles: number }) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: [eventsKey, 'questions', id, articles],
    queryFn: ({ signal }) => api.questions({ query: { id } }, { signal, timeout: 'long' }),
    placeholderData: before => before,
  })
  if (!data) return null
  return (
    <Panel title={t('readersAsk')}>
      {data.length === 0 ? (
        <EmptyState title={t('noQuestions')} />
      ) : (
        <ul className={styles.questions}>
          {data.slice(0, mostShown).map(({ text, likes, article }) => (
            <li key={`${article.id} ${text}`}>
              {text}
              <br />
              <small className="dim">
                {likes !== null && `${t('likes', { count: exact(likes) })} · `}
                <Link to={linkTo(`/monitorDetail?id=${article.id}`)}>{article.title}</Link>
              </small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const mostShown = 8
