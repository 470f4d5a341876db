import type { CountName } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import {
  ArticleTime,
  Highlighted,
  mediaIcon,
  sentimentName,
  useRegionName,
  webAddress,
} from '@guanlan/features/articles/articles/web'
import { LabelDot } from '@guanlan/features/monitors/labels/web'
import { Count, Icon, Moment, Row, Sentiment, Tag, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { SharedArticle, ShareLayout } from '../contract.ts'
import { strings } from '../strings.ts'
import { paragraphsOf } from './paragraphs.ts'
import styles from './shared.module.css'

/** One article as its link shows it. Text is drawn as text, never as HTML. */
export function SharedArticleView({ article, layout }: { article: SharedArticle; layout: ShareLayout }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const regionName = useRegionName()
  const { media, region, author } = article
  const original = webAddress(article.url)
  return (
    <article className={styles.article} lang={article.language === 'other' ? undefined : article.language}>
      {layout === 'web' && original && (
        <p className={styles.address}>
          <Icon name="web" size={14} />
          <a href={original} target="_blank" rel="noopener noreferrer">
            {original}
          </a>
        </p>
      )}
      {article.isAd && (
        <p className={styles.notice}>
          <Tag>{t('isAd')}</Tag> {t('isAdText')}
        </p>
      )}
      <h2>{article.title ? <Highlighted text={article.title} hits={article.titleHits} /> : a('untitled')}</h2>
      <Row as="p" gap={12} wrap={4} align="center" className={styles.by}>
        <b>
          <Icon name={mediaIcon[media.type]} size={14} /> {media.name}
        </b>
        <span>{media.level === 'unknown' ? a(media.type) : `${a(media.type)} · ${a(media.level)}`}</span>
        {region && <span>{regionName(region.code, region.name)}</span>}
        {author && author !== media.name && <span>{author}</span>}
        <span>
          <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} exact />
        </span>
        {layout === 'found' && <Tag>{t('foundBySearch')}</Tag>}
        {article.demonstration && <Tag>{a('demonstration')}</Tag>}
      </Row>
      <Beside article={article} />
      {article.summary && (
        <p className={styles.summary}>
          <b>{t('summary')}</b> {article.summary}
        </p>
      )}
      <div className={styles.text}>
        {paragraphsOf(article.body, article.bodyHits).map(({ text, hits }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text keep their places
          <p key={index}>
            <Highlighted text={text} hits={hits} />
          </p>
        ))}
      </div>
      {layout !== 'web' && original && (
        <p>
          <a className="button" href={original} target="_blank" rel="noopener noreferrer">
            <Icon name="external" size={14} /> {t('original')}
          </a>
        </p>
      )}
      {article.notes && article.notes.length > 0 && (
        <section className={styles.notes}>
          <h3>{t('notes')}</h3>
          {article.notes.map(({ text, by, at }) => (
            <p key={`${by} ${at}`}>
              <b>{by}</b> <Moment at={at} exact />
              <br />
              {text}
            </p>
          ))}
        </section>
      )}
    </article>
  )
}

/** What was ticked, and is known. */
function Beside({ article }: { article: SharedArticle }) {
  const t = useWords(strings)
  const { interactions, sentiment, labels, monitors, followers } = article
  const count = (name: CountName, value: number | null) =>
    value === null ? null : <Count value={value} atLeast={interactions?.atLeast.includes(name) ?? false} />
  const facts: [string, ReactNode][] = [
    [t('reads'), count('reads', interactions?.reads ?? null)],
    [t('likes'), count('likes', interactions?.likes ?? null)],
    [t('shares'), count('shares', interactions?.shares ?? null)],
    [t('comments'), count('comments', interactions?.comments ?? null)],
    [t('followers'), count('followers', interactions ? followers : null)],
    [
      t('labels'),
      labels && labels.length > 0
        ? labels.map(({ name, colour }) => (
            <span key={name} className={styles.label}>
              <LabelDot colour={colour} /> {name}
            </span>
          ))
        : null,
    ],
    [t('monitors'), monitors && monitors.length > 0 ? monitors.join(' · ') : null],
  ]
  const known = facts.filter(([, value]) => value !== null)
  if (sentiment === null && known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {sentiment !== null && (
        <div>
          <dt>{t('part_judgement')}</dt>
          <dd>
            <Sentiment value={sentimentName(sentiment)} />
          </dd>
        </div>
      )}
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
