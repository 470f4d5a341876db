import type { Overview } from '@guanlan/features/charts/charts/contract'
import { pointOf, SaveFigures, sentimentIs } from '@guanlan/features/charts/charts/web'
import { Count, Panel, percent, Row, Sentiment, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import styles from './Overview.module.css'
import { Slices } from './Slices.tsx'
import { netOf } from './trend.ts'
import type { AnsweredOverview } from './use-overview.ts'

const sentiments = ['positive', 'neutral', 'negative'] as const
const signed = (net: number) => {
  const whole = Math.round(net)
  return whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`
}

/** Shares of the sentiments, and how they lean over time. */
export function Sentiments({
  overview,
  question,
  open,
}: {
  overview: Overview
  question: AnsweredOverview['question']
  open: Behind
}) {
  const t = useWords(strings)
  const { total } = overview
  return (
    <Panel
      title={t('sentiments')}
      note={<span title={t('netMeaning')}>{t('netSentiment', { net: signed(netOf(total)) })}</span>}
      more={<SaveFigures asked={question} chart="sentimentShares" title={t('sentiments')} />}
      className={styles.sentiments ?? ''}
    >
      <div className={styles.inside}>
        <Slices split={total} open={open} large />
        <ul className={styles.three}>
          {sentiments.map(sentiment => (
            <li key={sentiment}>
              <Link to={open({ filters: [sentimentIs(sentiment)] })} data-sentiment={sentiment}>
                <Sentiment value={sentiment} />
                <b>{percent(total[sentiment] / total.count)}</b>
                <small>
                  <Count value={total[sentiment]} />
                </small>
              </Link>
            </li>
          ))}
        </ul>
        <NetTrend overview={overview} question={question} open={open} />
      </div>
    </Panel>
  )
}

/** From this many columns on figures are left out: there is no room for them. */
const mostWithFigures = 8

function NetTrend({
  overview,
  question,
  open,
}: {
  overview: Overview
  question: AnsweredOverview['question']
  open: Behind
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { trend, unit } = overview
  const nets = trend.map(netOf)
  const reach = Math.max(10, ...nets.map(Math.abs))
  const roomy = trend.length <= mostWithFigures
  const said = (iso: string) => format.moment(iso).slice(5, unit === 'day' ? 10 : 16)
  const first = trend[0]
  const last = trend.at(-1)
  return (
    <>
      <ol className={styles.nets} aria-label={t('netTrend')} data-roomy={roomy || undefined}>
        {trend.map((point, index) => {
          const net = nets[index] ?? 0
          const sentence = t('netOf', { at: said(point.at), net: signed(net) })
          return (
            <li key={point.at}>
              <Link
                to={open(pointOf(overview, index, question))}
                aria-label={sentence}
                title={sentence}
                tabIndex={roomy ? 0 : -1}
                data-lean={net < 0 ? 'negative' : 'positive'}
              >
                <i
                  className={net < 0 ? 'fill-negative' : 'fill-positive'}
                  style={{ height: `${(Math.abs(net) / reach) * 50}%` }}
                />
                {roomy && (
                  <span style={{ [net < 0 ? 'top' : 'bottom']: `${50 + (Math.abs(net) / reach) * 50}%` }}>
                    {signed(net)}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ol>
      <Row as="p" to="between" className={styles.netAxis}>
        <span>{first && said(first.at)}</span>
        <span>{t('netTrend')}</span>
        <span>{last && said(last.at)}</span>
      </Row>
    </>
  )
}
