import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { PreviewDays, useParts } from '@guanlan/features/monitors/monitors/web'
import { ErrorOf, exact, ProgressLine, Row, Stack, useLater, useWords } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { type EventDraft, type EventPreview, type InfoEvent, spanProblem } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './form.module.css'

/** After the last key. Milliseconds. */
const restMs = 600

type Asked = Pick<EventDraft, 'rule' | 'startTime' | 'endTime'>

/** What the rule finds before it is saved, and what it gains and loses against the one that is. */
export function Preview({ written, stored }: { written: Asked; stored: Pick<InfoEvent, 'id' | 'ruleVersion'> | null }) {
  const t = useWords(strings)
  const { rule, startTime, endTime } = written
  const request = useLater(JSON.stringify({ rule: rule.trim(), startTime, endTime, id: stored?.id ?? null }), restMs)
  const body = JSON.parse(request) as Asked & { id: number | null }
  const problem = spanProblem({ startTime, endTime })
  const isAskable = body.rule !== '' && Boolean(body.startTime) && spanProblem(body) === null
  const { sum, state, error, start } = useParts<EventPreview, EventPreview | null>({
    // Once it is saved, it gains and loses nothing against what is stored.
    key: `${request} ${stored?.ruleVersion}`,
    ask: (cursor, signal) => api.preview({ body: { ...body, cursor } }, { signal, timeout: 'long' }),
    add: (_, part) => part,
    empty: null,
  })
  useEffect(() => {
    if (isAskable) start()
  }, [isAskable, start])
  return (
    <section className={styles.preview} aria-label={t('previewTitle')}>
      <h2>{t('previewTitle')}</h2>
      {!isAskable ? (
        <p className="dim">
          {problem === null
            ? t('previewHint')
            : t(problem === 'events.endBeforeStart' ? 'endBeforeStart' : 'spanTooLong')}
        </p>
      ) : error ? (
        <ErrorOf error={error} onRetry={() => start()} />
      ) : (
        sum && <Found preview={sum} isRunning={state === 'running'} />
      )}
    </section>
  )
}

function Found({ preview, isRunning }: { preview: EventPreview; isRunning: boolean }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const { count, negative, progress, days, samples, mediaTypes, shared, gained, lost } = preview
  return (
    <>
      <div role="status">
        <span className={styles.count}>{t(isRunning ? 'previewSoFar' : 'previewCount', { count: exact(count) })}</span>
        {negative > 0 && <p className="dim">{t('previewNegative', { count: exact(negative) })}</p>}
      </div>
      {isRunning && <ProgressLine title={t('previewTitle')} done={progress} total={1} />}
      {gained && gained.count > 0 && (
        <Change
          className={styles.gained ?? ''}
          words={t('gained', { count: exact(gained.count) })}
          titles={gained.titles}
        />
      )}
      {lost && lost.count > 0 && (
        <Change className={styles.lost ?? ''} words={t('lost', { count: exact(lost.count) })} titles={lost.titles} />
      )}
      {count === 0 && !isRunning ? <p className="dim">{t('previewNone')}</p> : <PreviewDays days={days} />}
      {mediaTypes.length > 0 && (
        <Row gap={12} wrap as="p">
          {mediaTypes.map(({ mediaType, count: its }) => (
            <span key={mediaType}>
              {a(mediaType)} <b>{exact(its)}</b>
            </span>
          ))}
        </Row>
      )}
      {shared.length > 0 && (
        <Stack gap={4}>
          <h3>{t('previewShared')}</h3>
          {shared.map(each => (
            <span key={each.id}>{t('previewSharedOf', { title: each.title, count: exact(each.count) })}</span>
          ))}
        </Stack>
      )}
      {samples.length > 0 && (
        <Stack gap={4}>
          <h3>{t('samples')}</h3>
          <ul className={styles.list}>
            {samples.map(article => (
              <li key={article.id}>
                {article.title}
                <br />
                <small className="dim">
                  {article.media} · <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
                </small>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}

function Change({ words, titles, className }: { words: string; titles: readonly string[]; className: string }) {
  return (
    <details>
      <summary className={className}>{words}</summary>
      <ul className={styles.list}>
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and are read once
          <li key={index}>{title}</li>
        ))}
      </ul>
    </details>
  )
}
