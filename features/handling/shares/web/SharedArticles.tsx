import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { Button, ErrorOf, ErrorState, SkeletonBlock, toast, useWords } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Opened } from '../contract.ts'
import { strings } from '../strings.ts'
import { SharedArticleView } from './SharedArticleView.tsx'
import styles from './shared.module.css'
import { useSharedArticle, useUnlock } from './shared-queries.ts'
import { nextThere } from './step.ts'

type OpenedPage = Extract<Opened, { state: 'open' }>

/** The list, or the article of it that the address names, with the ways to those beside it. One article alone is shown at once. */
export function SharedArticles({ token, opened }: { token: string; opened: OpenedPage }) {
  const [query] = useSearchParams()
  const { articles } = opened
  const named = Number(query.get('n'))
  const position = articles.length === 1 ? 0 : named >= 1 && named <= articles.length ? Math.trunc(named) - 1 : null
  return position === null ? (
    <List token={token} articles={articles} />
  ) : (
    <One token={token} opened={opened} position={position} />
  )
}

const addressOf = (token: string, position: number | null): string =>
  `?${new URLSearchParams({ token, ...(position !== null && { n: String(position + 1) }) })}`

function List({ token, articles }: { token: string; articles: OpenedPage['articles'] }) {
  const t = useWords(strings)
  return (
    <>
      <p className="dim">{t('list', { count: articles.length })}</p>
      <ol className={styles.list}>
        {articles.map((article, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is frozen
          <li key={position}>
            {article ? (
              <Link to={addressOf(token, position)}>
                <b>{article.title}</b>
                <small>
                  {article.media} <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} exact />
                </small>
              </Link>
            ) : (
              <span className="dim">{t('removedArticle')}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function One({ token, opened, position }: { token: string; opened: OpenedPage; position: number }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const [, setQuery] = useSearchParams()
  const { lock } = useUnlock(token)
  const article = useSharedArticle(token, position, opened.key)
  const isLocked = (article.error as { key?: string } | null)?.key === 'shares.passwordAgain'
  useEffect(() => {
    if (isLocked) lock()
  }, [isLocked, lock])
  const step = (by: 1 | -1) => {
    const next = nextThere(opened.articles, position, by)
    if (next === null) return void toast({ text: a(by < 0 ? 'firstArticle' : 'lastArticle') })
    setQuery(new URLSearchParams(addressOf(token, next)), { replace: true })
    scrollTo(0, 0)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowLeft' || event.key === 'k') step(-1)
      if (event.key === 'ArrowRight' || event.key === 'j') step(1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const place = t('articleOf', { position: position + 1, count: opened.articles.length })
  return (
    <>
      {article.isPending && <SkeletonBlock />}
      {article.isError &&
        ((article.error as { key?: string }).key === 'platform.missing' ? (
          <ErrorState title={t('notHere')} meaning={t('notHereText')} />
        ) : (
          <ErrorOf error={article.error} onRetry={() => void article.refetch()} />
        ))}
      {article.data && <SharedArticleView article={article.data} layout={opened.layout} />}
      {opened.articles.length > 1 && (
        <nav className={styles.steps} aria-label={place}>
          <Button icon="left" onClick={() => step(-1)}>
            {t('previous')}
          </Button>
          <Link to={addressOf(token, null)}>{place}</Link>
          <Button icon="right" onClick={() => step(1)}>
            {t('next')}
          </Button>
        </nav>
      )}
    </>
  )
}
