import {
  type HealthPart,
  healthParts,
  healthWeights,
  netSentimentOf,
  sharesOfVoice,
} from '@guanlan/features/charts/charts/contract'
import { HealthComputed, sentimentIs } from '@guanlan/features/charts/charts/web'
import { Count, change, Panel, PlainTable, percent, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { type Comparison, sharesOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'

const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`
/** All indices of the subjects in one table, with how each is worked out. */
export function Indices({ data }: { data: Comparison }) {
  const t = useWords(strings)
  const shares = sharesOf(data.subjects.map(({ total }) => total.count))
  const voices = sharesOfVoice(data.subjects.map(({ total }) => total.count))
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
            const { key, name, gone, total, before, stories, readers, health } = subject
            const net = netSentimentOf(total)
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
                    <Link className="negative" to={behind(subject, data, [sentimentIs('negative')])}>
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
                <td data-number>
                  {health === null ? '–' : <b>{Math.round(health)}</b>}
                  {health !== null && (
                    <HealthComputed
                      name={name}
                      figures={{
                        ...{ count: total.count, positive: total.positive, negative: total.negative },
                        ...{ usual: before?.count ?? null, reach: readers, voice: voices[place] ?? null },
                        negativeByLevel: subject.negativeByLevel,
                      }}
                      estimated={subject.estimatedReaders}
                      weights={{ ...healthWeights, ...data.weights }}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </PlainTable>
      </div>
      <p className={styles.note}>{t('healthNote', saidWeights(data.weights))}</p>
    </Panel>
  )
}

type Said = Record<HealthPart, string>
const reported = (of: (part: HealthPart) => string): Said =>
  Object.fromEntries(healthParts.map(part => [part, of(part)])) as Said
/** In percent of all of them. */
function saidWeights(weights: Partial<Record<HealthPart, number>>): Said {
  const all = healthParts.reduce((sum, part) => sum + (weights[part] ?? 0), 0)
  return reported(part => String(Math.round(((weights[part] ?? 0) / (all || 1)) * 100)))
}
