import { Count, change, Panel, PlainTable, percent, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { type Comparison, healthOf, healthWeights, netSentimentOf, sharesOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind, is } from '../behind.ts'
import styles from '../comparison.module.css'

const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`
const weights = Object.fromEntries(Object.entries(healthWeights).map(([part, weight]) => [part, String(weight * 100)]))

/** All indices of the subjects in one table, with how each is worked out. */
export function Indices({ data }: { data: Comparison }) {
  const t = useWords(strings)
  const shares = sharesOf(data.subjects.map(({ total }) => total.count))
  const there = data.subjects.filter(({ gone }) => !gone).length
  return (
    <Panel title={t('indices')} className={styles.wide ?? ''} note={t('shareNote')}>
      <div className={styles.scroll}>
        <PlainTable
          label={t('indices')}
          head={[
            t('subject'),
            ...[t('articles'), t('change'), t('share'), t('negativeShare'), t('netSentiment')].map(number => ({
              number,
            })),
            ...[t('interactions'), t('storiesColumn'), t('reach'), t('mediaCount'), t('health')].map(number => ({
              number,
            })),
          ]}
        >
          {data.subjects.map((subject, place) => {
            const { key, name, gone, total, before, stories, readers } = subject
            const net = netSentimentOf(total)
            const health = healthOf({
              ...{ count: total.count, positive: total.positive, negative: total.negative },
              ...{ before: before?.count ?? null, share: shares[place] ?? 0, evenShare: 100 / there },
            })
            return (
              <tr key={key} className={gone ? 'dim' : undefined}>
                <th scope="row">{gone ? `${name} · ${t('gone')}` : name}</th>
                <td data-number>
                  <Link to={behind(subject, data)}>
                    <Count value={total.count} />
                  </Link>
                </td>
                <td data-number>{before ? change(total.count / before.count - 1) : '–'}</td>
                <td data-number>{shares[place]?.toFixed(1)}%</td>
                <td data-number>
                  {total.count > 0 ? (
                    <Link className="negative" to={behind(subject, data, [is('sentiment', '-1')])}>
                      {percent(total.negative / total.count)}
                    </Link>
                  ) : (
                    '–'
                  )}
                </td>
                <td data-number>{net === null ? '–' : signed(net)}</td>
                <td data-number>
                  <Count value={total.interactions} />
                </td>
                <td data-number>
                  <Link to={behind(subject, { ...data, fold: true })}>
                    <Count value={stories} />
                  </Link>
                </td>
                <td data-number>
                  <Count value={readers} />
                </td>
                <td data-number>
                  <Count value={total.media} />
                </td>
                <td data-number title={health ? t('healthParts', rounded(health.parts)) : undefined}>
                  {health ? <b>{Math.round(health.score)}</b> : '–'}
                </td>
              </tr>
            )
          })}
        </PlainTable>
      </div>
      <p className={styles.note}>{t('healthNote', weights as Record<keyof typeof healthWeights, string>)}</p>
    </Panel>
  )
}

const rounded = (parts: Record<keyof typeof healthWeights, number>) => ({
  ...{ volume: String(Math.round(parts.volume)), sentiment: String(Math.round(parts.sentiment)) },
  ...{ share: String(Math.round(parts.share)), risk: String(Math.round(parts.risk)) },
})
