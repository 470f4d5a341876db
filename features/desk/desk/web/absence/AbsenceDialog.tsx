import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { openEntering } from '@guanlan/features/collecting/intake/web'
import { strings } from '@guanlan/features/desk/article-list/strings'
import { deskApi, foundAddress, questionOf, type View } from '@guanlan/features/desk/article-list/web'
import type { Absence } from '@guanlan/features/monitors/absence/contract'
import { strings as absenceStrings } from '@guanlan/features/monitors/absence/strings'
import { withMissing } from '@guanlan/features/monitors/absence/web'
import { Button, ErrorOf, IconButton, Row, SkeletonRows, TextField, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import styles from './absence.module.css'
import { ReasonLine } from './ReasonLine.tsx'

/** "Why is it not here?": takes an address or a title and says what keeps the article out of the list in view. */
export default function AbsenceDialog({ text: searched, view }: { text: string; view: View }) {
  const t = useWords(strings)
  const [query, setQuery] = useSearchParams()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(searched)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => setTyped(searched), [searched])
  const ask = (next: string | null) => setQuery(withMissing(query, next), { replace: true })
  return (
    <dialog
      ref={dialog}
      className={`floating ${styles.dialog}`}
      aria-labelledby="absence-title"
      onClose={() => ask(null)}
    >
      <header>
        <h2 id="absence-title">{t('absenceTitle')}</h2>
        <IconButton icon="close" label={t('absenceClose')} onClick={() => ask(null)} />
      </header>
      <Row
        as="form"
        gap={8}
        align="center"
        className={styles.ask}
        onSubmit={event => {
          event.preventDefault()
          if (typed.trim()) ask(typed.trim())
        }}
      >
        <TextField
          label={t('absenceSought')}
          labelHidden
          icon="search"
          placeholder={t('absenceSought')}
          maxLength={2_000}
          autoFocus
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" kind="primary" disabled={!typed.trim()}>
          {t('absenceAsk')}
        </Button>
      </Row>
      {searched === '' ? <p className="dim">{t('absenceHow')}</p> : <Answer text={searched} view={view} />}
    </dialog>
  )
}

function Answer({ text: searched, view }: { text: string; view: View }) {
  const t = useWords(strings)
  const why = useWords(absenceStrings)
  const [now] = useState(Date.now)
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'absence', searched, JSON.stringify(view)],
    queryFn: ({ signal }) =>
      deskApi.absence({ body: { sought: searched, question: questionOf(view, now) } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  if (data.articles.length === 0) return <NotCollected absence={data} />
  return (
    <ul className={styles.articles} aria-label={t('absenceAnswers')}>
      {data.articles.map(article => (
        <li key={article.id}>
          <h3>
            <Link to={foundAddress(article.id, null)}>{article.title}</Link>
          </h3>
          <p className="dim">
            {article.media} · <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
          </p>
          <ul className={styles.reasons}>
            {article.reasons.map((reason, index) => (
              <ReasonLine
                // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no names of their own and are answered as a whole
                key={`${reason.kind} ${index}`}
                reason={reason}
                article={article}
                view={view}
                onMended={() => void refetch()}
              />
            ))}
            {article.reasons.length === 0 && <li>{why('absent_nothingNear')}</li>}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function NotCollected({ absence: { address, sources } }: { absence: Absence }) {
  const why = useWords(absenceStrings)
  const format = useFormat()
  const [query, setQuery] = useSearchParams()
  return (
    <section className={styles.none} role="status">
      <p>
        <b>{why(address === null ? 'absent_noTitle' : 'absent_notCollected')}</b>
      </p>
      {address !== null && sources.length === 0 && <p className="dim">{why('absent_noSource')}</p>}
      {sources.map(({ name, enabled, failing, lastSuccessAt }) => (
        <p key={name}>
          {why(enabled ? (failing ? 'absent_sourceFailing' : 'absent_source') : 'absent_sourceOff', {
            name,
            at: lastSuccessAt ? format.moment(lastSuccessAt) : why('absent_never'),
          })}
        </p>
      ))}
      <Button
        onClick={() => {
          setQuery(withMissing(query, null), { replace: true })
          openEntering('one')
        }}
      >
        {why('absent_enter')}
      </Button>
    </section>
  )
}
