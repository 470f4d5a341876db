import { strings } from '@guanlan/features/desk/article-list/strings'
import { ReadingPane, useMark, WithQueries } from '@guanlan/features/desk/article-list/web'
import { ErrorState, useWords } from '@guanlan/platform/web'
import { useNavigate, useSearchParams } from 'react-router'
import styles from './detail.module.css'

/** One article on a page of its own: `?id=` names it, `&monitor=` whose words are marked. */
export default function DetailScreen() {
  return (
    <WithQueries>
      <Detail />
    </WithQueries>
  )
}

function Detail() {
  const t = useWords(strings)
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const { markByReading } = useMark()
  const id = numberOf(query.get('id'))
  if (id === null)
    return (
      <div style={{ padding: 16 }}>
        <ErrorState
          title={t('noArticle')}
          meaning={t('noArticleMeaning')}
          actions={
            <button type="button" className="button small" onClick={() => void navigate('/monitorData')}>
              {t('toDesk')}
            </button>
          }
        />
      </div>
    )
  return (
    <div className={styles.page}>
      <ReadingPane
        id={id}
        monitor={numberOf(query.get('monitor'))}
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

function numberOf(text: string | null): number | null {
  const id = Number(text)
  return text && Number.isSafeInteger(id) && id > 0 ? id : null
}
