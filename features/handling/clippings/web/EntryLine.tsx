import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { IconButton, Row, Stack, Tag, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { Entry } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './clippings.module.css'

/** One thing of a directory as it will be read. */
export function EntryLine({
  entry: { articleId, title, summary, remark, section, article, isRewritten },
  handle,
  isFirstOfSection,
  onEdit,
  onTake,
}: {
  entry: Entry
  handle: ReactNode
  isFirstOfSection: boolean
  /** Null: only to be read. */
  onEdit: (() => void) | null
  onTake: (() => void) | null
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  return (
    <>
      {isFirstOfSection && <h2 className={styles.section}>{section}</h2>}
      <Row as="article" gap={8} align="start" className={styles.entry}>
        {handle}
        <Stack gap={4} className={styles.words}>
          <h3>
            {article?.address ? (
              <a href={article.address} target="_blank" rel="noreferrer noopener">
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          <Row as="p" gap={12} wrap={4} className={styles.facts}>
            {articleId === null && <Tag>{t('ownWords')}</Tag>}
            {article && (
              <>
                <span>{article.media}</span>
                <span>{a(article.mediaType)}</span>
                <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
                <span>{t(sentimentWord(article.sentiment))}</span>
                {article.similar > 1 && <span>{t('copies', { count: article.similar })}</span>}
              </>
            )}
            {isRewritten && <span>{t('rewritten')}</span>}
          </Row>
          {summary && <p className={styles.summary}>{summary}</p>}
          {remark && <p className="dim">{t('remarked', { remark })}</p>}
        </Stack>
        {onEdit && <IconButton icon="edit" label={t('editNamed', { title })} onClick={onEdit} />}
        {onTake && <IconButton icon="close" label={t('takeNamed', { title })} onClick={onTake} />}
      </Row>
    </>
  )
}

const sentimentWord = (sentiment: number) => (sentiment > 0 ? 'positive' : sentiment < 0 ? 'negative' : 'neutral')
