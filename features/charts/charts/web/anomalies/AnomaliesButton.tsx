import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import { Column, ErrorOf, PopoverButton, ScreenPart, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Anomalies, Anomaly, Why } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { mediaIs, regionOrBelow, storyIs, wordIs } from '../narrowing.ts'
import { useRegionNames } from '../region-names.ts'
import styles from './anomalies.module.css'
import { useWhy } from './use-anomalies.ts'

/** The address of the articles that a question finds. */
type To = (question: Question) => string

/** At the head of a volume: what is out of the usual, and what brought it; each number opens its articles. Nothing where all is usual. */
export function AnomaliesButton({ anomalies, question, to }: { anomalies: Anomalies; question: Question; to: To }) {
  const t = useWords(strings)
  if (anomalies.length === 0) return null
  return (
    <PopoverButton label={t('anomalies', { count: anomalies.length })} icon="alert" size="small">
      {() => (
        <Column gap={8} className={styles.list}>
          <h2>{t('anomaliesOf')}</h2>
          <p className="dim">{t('anomaliesMeaning')}</p>
          {anomalies.toReversed().map(anomaly => (
            <One key={anomaly.at} anomaly={anomaly} question={question} to={to} />
          ))}
        </Column>
      )}
    </PopoverButton>
  )
}

function One({
  anomaly: { at, until, kind, count, usual },
  question,
  to,
}: {
  anomaly: Anomaly
  question: Question
  to: To
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const stretch: Question = { ...question, from: at, to: until }
  const isDay = Date.parse(until) - Date.parse(at) > 2 * 3_600_000
  const when = format.moment(at).slice(5, isDay ? 10 : 16)
  return (
    <section className={styles.one} data-kind={kind}>
      <b>{when}</b>{' '}
      <Link to={to(stretch)}>
        {t(`anomaly_${kind}`, { count: format.exact(count), usual: format.exact(Math.round(usual)) })}
      </Link>{' '}
      <button
        type="button"
        className={styles.why}
        aria-expanded={isOpen}
        aria-label={t(`anomalyWhyOf_${kind}`, { at: when })}
        onClick={() => setOpen(!isOpen)}
      >
        {t(`anomalyWhy_${kind}`)}
      </button>
      {isOpen && <Causes question={stretch} to={to} />}
      {isOpen && <ScreenPart id="assistant.askWhy" given={{ question: stretch, kind }} meanwhile={null} />}
    </section>
  )
}

function Causes({ question, to }: { question: Question; to: To }) {
  const t = useWords(strings)
  const format = useFormat()
  const names = useRegionNames()
  const { data, error, refetch } = useWhy(question)
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  if (data.causes.length === 0) return <p className="dim">{t('causeNone')}</p>
  const nameOf = ({ kind, name, value }: Why['causes'][number]) =>
    name || (kind === 'region' ? (names.find(({ code }) => code === value)?.short ?? value) : value)
  return (
    <ul>
      {data.causes.map(cause => (
        <li key={cause.kind}>
          <span className="dim">{t(`cause_${cause.kind}`)}</span> {nameOf(cause)}{' '}
          <Link to={to(narrowed(question, cause))}>
            {t('causeCount', {
              count: format.exact(cause.count),
              before: format.exact(Math.round(cause.before * 10) / 10),
            })}
          </Link>
          {cause.count < cause.before && (
            <>
              {' '}
              <Link to={to(narrowed(aWeekBefore(question), cause))}>
                {t('causeLastWeek', { count: format.exact(cause.lastWeek) })}
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function filterOf({ kind, value }: Why['causes'][number]): Filter {
  if (kind === 'story') return storyIs(Number(value))
  if (kind === 'media') return mediaIs(Number(value))
  return kind === 'word' ? wordIs(value) : regionOrBelow(value)
}

const weekMs = 7 * 86_400_000
const aWeekBefore = (question: Question): Question => ({
  ...question,
  from: new Date(Date.parse(question.from) - weekMs).toISOString(),
  to: new Date(Date.parse(question.to) - weekMs).toISOString(),
})

/** Of a story every copy counts, whether the question folds or not. */
const narrowed = (question: Question, cause: Why['causes'][number]): Question => ({
  ...question,
  filters: [...question.filters, filterOf(cause)],
  fold: question.fold && cause.kind !== 'story',
})
