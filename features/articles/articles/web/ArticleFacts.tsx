import { Count, Icon, Tag, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { ArticleRow } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './article-row.module.css'
import { mediaIcon } from './media-icon.ts'
import { useRegionName } from './region-name.ts'

/** Source, type · level, author, reads, comments, marks, folded: always in this order. Unknown numbers are a dash. */
export function ArticleFacts({
  article,
  marks,
  folded,
}: {
  article: ArticleRow
  /** What people did with it. */
  marks?: ReactNode
  folded?: ReactNode
}) {
  const t = useWords(strings)
  const { mediaType, mediaLevel, author, reads, comments, atLeast } = article
  const names = [...new Set(article.names.map(({ name }) => name))].join(t('and'))
  const regionName = useRegionName()
  const places = [...new Set(article.places.map(({ code, name }) => regionName(code, name)))].join(t('and'))
  return (
    <p className={styles.facts}>
      <span className={styles.source}>
        <Icon name={mediaIcon[mediaType]} size={14} />
        <span className="cut">{article.media}</span>
      </span>
      <span>{mediaLevel === 'unknown' ? t(mediaType) : `${t(mediaType)} · ${t(mediaLevel)}`}</span>
      {author && author !== article.media && <span className={`cut ${styles.author}`}>{author}</span>}
      {names !== '' && (
        <span className={styles.places} title={t('names', { names })}>
          <Icon name="tag" size={12} />
          <span className="cut">{names}</span>
        </span>
      )}
      {places !== '' && (
        <span className={styles.places} title={t('speaksOf', { places })}>
          <Icon name="place" size={12} />
          <span className="cut">{places}</span>
        </span>
      )}
      <Amount icon="eye" value={reads} phrase="reads" atLeast={atLeast.includes('reads')} />
      <Amount icon="comment" value={comments} phrase="comments" atLeast={atLeast.includes('comments')} />
      {article.sensitiveWords.length > 0 && (
        <Tag accent>{t('sensitiveBy', { words: article.sensitiveWords.slice(0, 2).join(t('and')) })}</Tag>
      )}
      {article.isAd && <Tag>{t('advertisement')}</Tag>}
      {article.demonstration && (
        <span title={t('demonstrationTip')}>
          <Tag>{t('demonstration')}</Tag>
        </span>
      )}
      {marks}
      {folded}
    </p>
  )
}

interface AmountProps {
  icon: 'eye' | 'comment'
  value: number | null
  phrase: 'reads' | 'comments'
  atLeast: boolean
}

function Amount({ icon, value, phrase, atLeast }: AmountProps) {
  const t = useWords(strings)
  const text = t(phrase, { count: value === null ? '—' : `${value}${atLeast ? '+' : ''}` })
  return (
    <span title={text}>
      <Icon name={icon} size={12} />
      <span className="unseen">{text}</span>
      <span aria-hidden="true">{value === null ? '—' : <Count value={value} atLeast={atLeast} />}</span>
    </span>
  )
}
