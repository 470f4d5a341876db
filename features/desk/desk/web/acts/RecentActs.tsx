import { useRecentActs } from '@guanlan/features/desk/article-list/web'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Button, Moment, PopoverButton, useFormat, useTakeBack, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import styles from './places.module.css'

/** One's own acts of the last 24 hours; each can be taken back. */
export function RecentActs() {
  const t = useWords(strings)
  return (
    <PopoverButton label={t('recent')} icon="history" size="small" isIconOnly>
      {() => <Acts />}
    </PopoverButton>
  )
}

function Acts() {
  const t = useWords(strings)
  const format = useFormat()
  const client = useQueryClient()
  const takeBack = useTakeBack()
  const { data } = useRecentActs()
  return (
    <div className={styles.recent}>
      <h3>{t('recent')}</h3>
      <p className="dim">{t(data?.length === 0 ? 'noRecent' : 'recentHint')}</p>
      <ol>
        {data?.map(({ operation, at, act, articles, undone }) => (
          <li key={operation}>
            <span className="cut grow">
              {wordOf(t, act)} · {t('articlesChosen', { count: format.exact(articles) })}
            </span>
            <Moment at={at} />
            {undone ? (
              <small className="dim">{t('undone')}</small>
            ) : (
              <Button
                size="small"
                kind="quiet"
                onClick={() => void takeBack(operation, () => client.invalidateQueries({ queryKey: ['desk'] }))}
              >
                {t('undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** `articleActions.label` by the name of the act; `articles.correct` is of sentiment, `articles.update` of anything. */
function wordOf(t: (key: 'label') => string, code: string): string {
  const name = code.split('.')[1] ?? ''
  if (name === 'correct') return t('field_sentiment' as 'label')
  if (name === 'update') return t('edit' as 'label')
  if (name in strings) return t(name as 'label')
  return t((/note/i.test(name) ? 'notes' : 'favourite') as 'label')
}
