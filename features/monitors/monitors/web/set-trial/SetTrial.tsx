import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { ErrorOf, exact, ProgressLine, Row, Stack, useLater, useWords } from '@guanlan/platform/web'
import { useEffect } from 'react'
import type { SetPreview, TriedSet } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { PreviewDays } from '../manage/preview/PreviewDays.tsx'
import { useParts } from '../manage/preview/use-parts.ts'
import styles from './set-trial.module.css'

/** After the last key. Milliseconds. */
const restMs = 600

type Asked = Pick<TriedSet, 'rule' | 'startTime' | 'endTime' | 'id'>

/** What the rule of a set finds before it is saved, and what it gains and loses against the one that is. */
export function SetTrial({
  written,
  version,
  problem,
  sharedTitle,
  ask,
}: {
  written: Asked
  /** Of the stored rule; null: it is a new one. Once it is saved, it gains and loses nothing against what is stored. */
  version: number | null
  /** Why it cannot be tried; null: it can be. */
  problem: string | null
  /** Over other sets that have some of the articles. */
  sharedTitle: string
  ask: (body: TriedSet, options: { signal: AbortSignal; timeout: 'long' }) => Promise<SetPreview>
}) {
  const t = useWords(strings)
  const { rule, startTime, endTime, id } = written
  const request = useLater(JSON.stringify({ rule: rule.trim(), startTime, endTime, id }), restMs)
  const body = JSON.parse(request) as Asked
  const isAskable = body.rule !== '' && Boolean(body.startTime) && problem === null
  const { sum, state, error, start } = useParts<SetPreview, SetPreview | null>({
    key: `${request} ${version}`,
    ask: (cursor, signal) => ask({ ...body, cursor }, { signal, timeout: 'long' }),
    add: (_, part) => part,
    empty: null,
  })
  useEffect(() => {
    if (isAskable) start()
  }, [isAskable, start])
  return (
    <section className={styles.preview} aria-label={t('setTrial')}>
      <h2>{t('setTrial')}</h2>
      {!isAskable ? (
        <p className="dim">{problem ?? t('setTrialHint')}</p>
      ) : error ? (
        <ErrorOf error={error} onRetry={() => start()} />
      ) : (
        sum && <Found preview={sum} isRunning={state === 'running'} sharedTitle={sharedTitle} />
      )}
    </section>
  )
}

function Found({ preview, isRunning, sharedTitle }: { preview: SetPreview; isRunning: boolean; sharedTitle: string }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const { count, negative, progress, days, samples, mediaTypes, media, shared, gained, lost } = preview
  return (
    <>
      <div role="status">
        <span className={styles.count}>
          {t(isRunning ? 'setTrialSoFar' : 'setTrialCount', { count: exact(count) })}
        </span>
        {negative > 0 && <p className="dim">{t('setTrialNegative', { count: exact(negative) })}</p>}
      </div>
      {isRunning && <ProgressLine title={t('setTrial')} done={progress} total={1} />}
      {gained && gained.count > 0 && (
        <Change
          className={styles.gained ?? ''}
          words={t('setTrialGained', { count: exact(gained.count) })}
          titles={gained.titles}
        />
      )}
      {lost && lost.count > 0 && (
        <Change
          className={styles.lost ?? ''}
          words={t('setTrialLost', { count: exact(lost.count) })}
          titles={lost.titles}
        />
      )}
      {count === 0 && !isRunning ? <p className="dim">{t('setTrialNone')}</p> : <PreviewDays days={days} />}
      {mediaTypes.length > 0 && (
        <Row gap={12} wrap as="p">
          {mediaTypes.map(({ mediaType, count: its }) => (
            <span key={mediaType}>
              {a(mediaType)} <b>{exact(its)}</b>
            </span>
          ))}
        </Row>
      )}
      {media.length > 0 && (
        <Stack gap={4}>
          <h3>{t('setTrialMedia')}</h3>
          <Row gap={12} wrap as="p">
            {media.map(each => (
              <span key={each.id}>
                {each.name} <b>{exact(each.count)}</b>
              </span>
            ))}
          </Row>
        </Stack>
      )}
      {shared.length > 0 && (
        <Stack gap={4}>
          <h3>{sharedTitle}</h3>
          {shared.map(each => (
            <span key={each.id}>{t('setTrialSharedOf', { title: each.title, count: exact(each.count) })}</span>
          ))}
        </Stack>
      )}
      {samples.length > 0 && (
        <Stack gap={4}>
          <h3>{t('setTrialSamples')}</h3>
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
