import { Panel, useFormat, useWords } from '@guanlan/platform/web'
import type { Traced } from '../contract/picture.ts'
import { strings } from '../strings.ts'
import styles from './trace.module.css'

const mostNamed = 8

/** The earliest among what is collected, since when that is, and who is named but not there. */
export function Earliest({ traced: { earliest, nodes, sources } }: { traced: Traced }) {
  const t = useWords(strings)
  const format = useFormat()
  const moment = (at: string) => format.moment(at).slice(0, 16)
  const first = earliest && nodes[earliest.node]
  return (
    <Panel title={t('earliest')}>
      <div className={styles.body}>
        {first && (
          <>
            <p>
              <b>{t('earliestAt', { media: first.media, at: moment(first.at) })}</b>
              <br />
              {first.title}
            </p>
            {earliest.since !== null && (
              <p className="dim">
                {t(earliest.since > first.at ? 'sinceLater' : 'since', {
                  media: first.media,
                  at: moment(earliest.since),
                })}
              </p>
            )}
          </>
        )}
        {sources.length > 0 && (
          <>
            <h3>{t('named')}</h3>
            <ul className={styles.named}>
              {sources.slice(0, mostNamed).map(({ name, count, since }) => (
                <li key={name}>
                  <i className={styles.hatched} />
                  <span>{t('namedLine', { name, count: format.exact(count) })}</span>
                  <small className="dim">
                    {since === null ? t('namedNever') : t('namedSince', { at: moment(since).slice(0, 10) })}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  )
}
