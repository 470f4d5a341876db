import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { mediaIs } from '@guanlan/features/charts/charts/web'
import { Panel, PlainTable, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Competition } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'

/** Sentences that name an own brand and a competitor. */
export function Meetings({ data }: { data: Competition }) {
  const t = useWords(strings)
  return (
    <Panel title={t('meetings')} className={styles.wide ?? ''}>
      <ol className={styles.live}>
        {data.meetings.map(({ articleId, title, publishedAt, timeOfArrival, sentence }) => (
          <li key={articleId}>
            <Link to={`/monitorDetail?id=${articleId}`} className="cut" title={title}>
              {sentence}
            </Link>
            <span className="dim">
              <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
            </span>
          </li>
        ))}
        {data.meetings.length === 0 && <li className="dim">{t('noMeetings')}</li>}
      </ol>
    </Panel>
  )
}

/** Media that write about competitors and not about us: where one is missed. */
export function SilentMedia({ data }: { data: Competition }) {
  const t = useWords(strings)
  return (
    <Panel title={t('silentMedia')}>
      {data.silentMedia.length === 0 ? (
        <p className={styles.note}>{t('noSilent')}</p>
      ) : (
        <PlainTable
          label={t('silentMedia')}
          head={[t('activeMedia'), ...data.subjects.slice(data.own).map(({ name }) => ({ number: name }))]}
        >
          {data.silentMedia.map(({ mediaId, name, counts }) => (
            <tr key={mediaId}>
              <th scope="row">{name}</th>
              {data.subjects.slice(data.own).map((subject, place) => {
                const count = counts[place + data.own] ?? 0
                return (
                  <td key={subject.key} data-number>
                    {count > 0 ? (
                      <Link to={behind(subject, data, [mediaIs(mediaId)])}>{count}</Link>
                    ) : (
                      <span className="dim">0</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}
