import { ArticleTime, sentimentName } from '@guanlan/features/articles/articles/web'
import { LinkedPage } from '@guanlan/features/handling/shares/web'
import { EmptyState, Moment, Panel, Sentiment, useWords } from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { SharedCrisis as Shared } from '../../contract/shared.ts'
import { sharedApi, sharedStrings } from './api.ts'
import { SharedFrame, SharedLevel } from './SharedFrame.tsx'
import styles from './shared.module.css'

const AnsweredTask = lazy(() => import('../task-links/AnsweredTask.tsx'))
const ApprovedStatement = lazy(() => import('../outside/ApprovedStatement.tsx'))

/** What a link opens: a crisis, one task of it (`?task=`), or a statement to be approved (`?page=statement`). */
export default function SharedCrisis() {
  const [search] = useSearchParams()
  const task = search.get('task')
  if (search.get('page') === 'statement')
    return (
      <Suspense>
        <ApprovedStatement />
      </Suspense>
    )
  if (task === null) return <CrisisByLink />
  return (
    <Suspense>
      <AnsweredTask key={task} token={task} />
    </Suspense>
  )
}

/** Level, state, history and articles. */
function CrisisByLink() {
  const t = useWords(sharedStrings)
  return (
    <LinkedPage
      title={t('page_crisis')}
      open={(token, password, options) =>
        sharedApi.openShared({ params: { token }, body: { password } }, { ...options, timeout: 'long' })
      }
      holds={token => sharedApi.sharedHolds({ params: { token }, body: {} })}
    >
      {opened => (
        <SharedFrame opened={opened}>
          <Statements statements={opened.crisis.statements} />
          <History steps={opened.crisis.history} />
          <Newest crisis={opened.crisis} />
        </SharedFrame>
      )}
    </LinkedPage>
  )
}

/** What was said in public. */
function Statements({ statements }: { statements: Shared['statements'] }) {
  const t = useWords(sharedStrings)
  if (statements.length === 0) return null
  return (
    <Panel title={t('publishedStatements')}>
      {statements.map(({ title, paragraphs, at, place, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements of a link have no id, and are read once
        <article key={index} className={styles.statement}>
          <h3>{title}</h3>
          <small className="dim">
            <Moment at={at} exact /> ·{' '}
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                {place}
              </a>
            ) : (
              place
            )}
          </small>
          {paragraphs.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <p key={place}>{text}</p>
          ))}
        </article>
      ))}
    </Panel>
  )
}

function History({ steps }: { steps: Shared['history'] }) {
  const t = useWords(sharedStrings)
  return (
    <Panel title={t('history')}>
      <ol className={styles.steps}>
        {steps.toReversed().map(({ time, act, status, fromLevel, toLevel }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a link have no id, and are read once
          <li key={index}>
            <span className="dim">
              <Moment at={time} exact />
            </span>
            {act === 'changeLevel' && fromLevel && toLevel ? (
              <span className={styles.levels}>
                <SharedLevel level={fromLevel} /> → <SharedLevel level={toLevel} />
              </span>
            ) : (
              <span>{t(status && act !== 'restore' ? status : (act as 'restore'))}</span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Newest({ crisis: { newest, articles } }: { crisis: Shared }) {
  const t = useWords(sharedStrings)
  if (newest.length === 0) return <EmptyState title={t('noArticles')} />
  return (
    <Panel
      title={t('newestArticles')}
      {...(newest.length < articles && { note: t('sharedNewest', { shown: newest.length, total: articles }) })}
    >
      <ul className={styles.articles}>
        {newest.map(({ title, media, url, publishedAt, timeOfArrival, sentiment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: articles of a link have no id, and are read once
          <li key={index}>
            <Sentiment value={sentimentName(sentiment)} wordless />
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {title || t('untitled')}
              </a>
            ) : (
              <span>{title || t('untitled')}</span>
            )}
            <small className="dim">
              {media} <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
