import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { ErrorOf, exact, Stack, useLater, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { mostRows, type StrategyConditions, type StrategyPreview } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './plugins.module.css'

/** Somebody is still writing; asked at every letter, the server would work for nothing. Milliseconds. */
const writingMs = 500

/** What the strategy gives as it is written, with the way to the same articles in the list. */
export function PreviewPane({ conditions }: { conditions: StrategyConditions | null }) {
  const t = useWords(strings)
  const text = useLater(conditions && JSON.stringify(conditions), writingMs)
  const { data, error, refetch } = useQuery<StrategyPreview>({
    queryKey: ['plugins', 'preview', text],
    queryFn: ({ signal }) => api.preview({ body: JSON.parse(text ?? '') }, { signal }),
    enabled: text !== null,
    retry: false,
    staleTime: 30_000,
  })
  return (
    <Stack as="aside" gap={8} className={styles.preview} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      {text === null ? (
        <p className="dim">{t('previewWaits')}</p>
      ) : error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Preview preview={data} monitorId={conditions?.monitorId ?? null} />
      ) : (
        <p className="dim" role="status">
          …
        </p>
      )}
    </Stack>
  )
}

function Preview({ preview, monitorId }: { preview: StrategyPreview; monitorId: number | null }) {
  const t = useWords(strings)
  const { count, from, to, filters, newest } = preview
  return (
    <>
      <p role="status">
        <strong>{t('previewCount', { count: exact(count) })}</strong>
      </p>
      {count === 0 && <p className="dim">{t('nothingNow')}</p>}
      {count > mostRows && <p className="dim">{t('previewBounded', { most: exact(mostRows) })}</p>}
      <Stack as="ul" gap={6}>
        {newest.map(({ id, title, media, publishedAt, timeOfArrival }) => (
          <li key={id}>
            {title}
            <span className="dim">
              {' '}
              {media} · <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
            </span>
          </li>
        ))}
      </Stack>
      {count > 0 && (
        <p>
          <Link to={deskAddress({ monitor: monitorId, range: { from, to }, filters })}>{t('showInList')}</Link>
        </p>
      )}
    </>
  )
}
