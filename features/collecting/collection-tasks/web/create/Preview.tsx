import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { monitors } from '@guanlan/features/monitors/monitors/contract'
import { connect, exact, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { strings } from '../../strings.ts'
import styles from '../collection-tasks.module.css'

const api = connect(monitors)
const days = 7
/** Typing rests for this long before the server is asked. */
const restMs = 300

/** What the words would have kept of the articles of the last days. */
export function Preview({ words }: { words: string }) {
  const t = useWords(strings)
  const [requested, setRequested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRequested(words.trim()), restMs)
    return () => clearTimeout(timer)
  }, [words])
  const { data, error } = useQuery({
    queryKey: ['collectionTasks', 'preview', requested],
    queryFn: ({ signal }) =>
      api.preview(
        {
          body: {
            form: null,
            rule: requested,
            languages: [],
            regions: [],
            mediaLimit: [],
            mediaGroups: [],
            days,
            cursor: null,
          },
        },
        { signal, timeout: 'long' },
      ),
    enabled: requested !== '',
    placeholderData: before => before,
    retry: false,
  })
  if (requested === '') return <p role="status">{t('previewAll')}</p>
  if (error) return <p role="status">{error.message}</p>
  if (!data) return <p role="status">{t('previewing')}</p>
  return (
    <section aria-label={t('preview')}>
      <p role="status">
        {t(data.complete && !data.capped ? 'previewSum' : 'previewLeast', {
          days: exact(days),
          count: exact(data.count),
        })}
      </p>
      <ul className={styles.samples}>
        {data.samples.map(({ id, title, media, publishedAt, timeOfArrival }) => (
          <li key={id}>
            <span className="cut grow">{title}</span>
            <span className="dim">
              {media} <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
