import { FoundContext, ReadingPane, useMark, WithQueries } from '@guanlan/features/desk/article-list/web'
import { Button, ErrorState, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import styles from './search.module.css'

/** One article that a search found, on a page of its own: `?id=` names it, `&q=` is the rule whose words are marked. */
export default function FoundDetailScreen() {
  const [query] = useSearchParams()
  const rule = query.get('q')
  const foundBy = useMemo(() => ({ query: rule || null }), [rule])
  return (
    <WithQueries>
      <FoundContext value={foundBy}>
        <FoundDetail />
      </FoundContext>
    </WithQueries>
  )
}

function FoundDetail() {
  const t = useWords(strings)
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const { markByReading } = useMark()
  const id = Number(query.get('id'))
  if (!Number.isSafeInteger(id) || id <= 0)
    return (
      <div className={styles.fault}>
        <ErrorState
          title={t('noArticle')}
          meaning={t('noArticleText')}
          actions={<Button onClick={() => void navigate('/search')}>{t('toSearch')}</Button>}
        />
      </div>
    )
  return (
    <div className={styles.detail}>
      <ReadingPane
        id={id}
        monitor={null}
        place={null}
        onRead={markByReading}
        onOpen={other =>
          setQuery(now => {
            const next = new URLSearchParams(now)
            next.set('id', String(other))
            return next
          })
        }
      />
    </div>
  )
}
