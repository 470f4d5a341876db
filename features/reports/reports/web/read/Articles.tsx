import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { exact, exactMoment, PlainTable, Sentiment, useWords } from '@guanlan/platform/web'
import { Fragment } from 'react'
import type { PlainBlock, ReportArticle } from '../../contract.ts'
import { madeStrings } from '../../strings/made.ts'
import styles from './read.module.css'

const named = { 1: 'positive', 0: 'neutral', '-1': 'negative' } as const

/** Articles as they were when the report was made: as a table, or one after the other. */
export function Articles({ block, zone }: { block: Extract<PlainBlock, { kind: 'articles' }>; zone: string }) {
  const t = useWords(madeStrings)
  const say = useWords(articleWords)
  const format = ({ publishedAt, timeOfArrival }: ReportArticle) => (
    <>
      {exactMoment(new Date(publishedAt), zone).slice(0, 16)}
      {timeOfArrival && <small title={say('timeOfArrivalTip')}> {say('timeOfArrival')}</small>}
    </>
  )
  return (
    <section id={block.id} className={styles.listed}>
      <h3>{block.title}</h3>
      {block.sentence && <p>{block.sentence}</p>}
      {block.form === 'digests' ? (
        <ol className={styles.digests}>
          {block.articles.map(article => (
            <li key={article.articleId}>
              <Title article={article} />
              <p className="dim">
                {article.media} · {say(article.mediaType)} · {format(article)} ·{' '}
                <Sentiment value={named[article.sentiment]} />
              </p>
              <p>{article.summary}</p>
            </li>
          ))}
        </ol>
      ) : (
        <PlainTable
          label={block.title}
          head={[t('articles'), t('media'), t('time'), t('sentimentShares'), { number: t('interactionTotal') }]}
        >
          {block.articles.map((article, at) => (
            <Fragment key={article.articleId}>
              {article.group && article.group !== block.articles[at - 1]?.group && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={5}>
                    {article.group}
                  </th>
                </tr>
              )}
              <tr>
                <td>
                  <Title article={article} />
                </td>
                <td data-name={t('media')}>{article.media}</td>
                <td className={styles.moment} data-name={t('time')}>
                  {format(article)}
                </td>
                <td data-name={t('sentimentShares')}>
                  <Sentiment value={named[article.sentiment]} />
                </td>
                <td data-name={t('interactionTotal')} data-number>
                  {exact(article.interactions)}
                </td>
              </tr>
            </Fragment>
          ))}
        </PlainTable>
      )}
    </section>
  )
}

const Title = ({ article: { title, address } }: { article: ReportArticle }) =>
  address ? (
    <a href={address} target="_blank" rel="noreferrer noopener">
      {title}
    </a>
  ) : (
    <span>{title}</span>
  )
