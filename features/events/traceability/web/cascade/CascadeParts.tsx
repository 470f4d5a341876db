import { Panel, useFormat, useWords } from '@guanlan/platform/web'
import { type Cascade, unknownKinds } from '../../contract/cascade.ts'
import { strings } from '../../strings.ts'
import styles from './cascade.module.css'
import { wayTo } from './rows.ts'
import { useWordsOfReposts } from './use-words-of-reposts.ts'

/** What the numbers are, known and inferred apart, and what is odd about them. */
export function CascadeSummary({ cascade }: { cascade: Cascade }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const { total, authors, lines, depth, width, unknown, early, turned } = cascade
  const why = unknownKinds.filter(kind => unknown[kind] > 0)
  return (
    <div className={styles.summary}>
      <h2>{t('ofPost', { title: cascade.title })}</h2>
      <p>
        {t('cascadeSentence', {
          ...{ count: exact(total), authors: exact(authors), known: exact(lines.known) },
          ...{ inferred: exact(lines.inferred), unknown: exact(lines.unknown) },
        })}{' '}
        {t('cascadeSize', {
          ...{ depth: exact(depth.known), width: exact(width.known) },
          ...{ depthAll: exact(depth.all), widthAll: exact(width.all) },
        })}
      </p>
      {(why.length > 0 || early > 0 || turned > 0) && (
        <p className="dim">
          {why.length > 0 &&
            t('unknownWhy', {
              list: why
                .map(kind => t('unknownPart', { why: t(`unknown_${kind}`), count: exact(unknown[kind]) }))
                .join(t('unknownBetween')),
            })}{' '}
          {early > 0 && t('early', { count: exact(early) })} {turned > 0 && t('turned', { count: exact(turned) })}
        </p>
      )}
    </div>
  )
}

/** The reposts with most behind them. */
export function Amplifiers({ cascade, onChoose }: { cascade: Cascade; onChoose: (node: number) => void }) {
  const t = useWords(strings)
  const words = useWordsOfReposts(cascade)
  const format = useFormat()
  const { amplifiers, nodes } = cascade
  return (
    <Panel title={t('amplifiers')}>
      {amplifiers.length === 0 && <p className={`dim ${styles.foot}`}>{t('noAmplifiers')}</p>}
      <ol className={styles.amplifiers}>
        {amplifiers.map(({ node, known, inferred, hours }) => {
          const repost = nodes[node]
          if (!repost) return null
          return (
            <li key={node}>
              <button type="button" className="cut" title={words.sentence(repost)} onClick={() => onChoose(node)}>
                <b>{words.author(repost)}</b> {repost.text}
              </button>
              <small>{t('measure', { known: format.exact(known), inferred: format.exact(inferred) })}</small>
              <small className="dim">
                {t('repostHours', { hours: Math.abs(hours) < 10 ? hours.toFixed(1) : String(Math.round(hours)) })}
              </small>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

/** How the chosen repost came, from where its line begins. */
export function WayToRepost({ cascade, chosen }: { cascade: Cascade; chosen: number | null }) {
  const t = useWords(strings)
  const words = useWordsOfReposts(cascade)
  const { nodes } = cascade
  const way = chosen === null ? [] : wayTo(nodes, chosen)
  // Of a long one both ends.
  const shown = way.length <= mostOfWay ? way : [...way.slice(0, mostOfWay / 2), ...way.slice(-mostOfWay / 2)]
  return (
    <Panel title={t('chosenRepost')}>
      {chosen === null ? (
        <p className={`dim ${styles.foot}`}>{t('chooseRepost')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={styles.way} aria-label={t('chosenRepost')} tabIndex={0}>
          <ol>
            {shown.map(place => {
              const node = nodes[place]
              if (!node) return null
              return (
                <li key={place}>
                  <b>{place === 0 ? t('thePost') : words.author(node)}</b>{' '}
                  <span className="dim">{words.moment(node.at)}</span>{' '}
                  <small className="dim">
                    {words.reason(node)} {words.certainty(node)}
                  </small>
                  <br />
                  {node.text || <span className="dim">{t('noText')}</span>}
                </li>
              )
            })}
          </ol>
        </section>
      )}
    </Panel>
  )
}
const mostOfWay = 40
