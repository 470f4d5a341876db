import { Checkbox, LevelBars, Sentiment, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { ArticleFacts } from './ArticleFacts.tsx'
import { ArticleTime } from './ArticleTime.tsx'
import styles from './article-row.module.css'
import type { ArticleRowLooks } from './article-row-looks.ts'
import { Highlighted } from './Highlighted.tsx'
import { pointed } from './pointed.ts'
import { sentimentName } from './sentiment-name.ts'

/** One article of a list: sentiment over level, title, the sentence that hit, facts. A click opens it. */
export function ArticleRowView({
  article,
  density,
  selected,
  open,
  current,
  fresh = false,
  selectLabel,
  showsTranslation = false,
  onSelect,
  onOpen,
  marks,
  folded,
  children,
}: ArticleRowLooks) {
  const t = useWords(strings)
  const { onClick, onBoxClick } = pointed({ article, onOpen, onSelect })
  const looks = [styles.row, density === 'compact' && styles.compact, selected && styles.selected, open && styles.open]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title is a button; the wider target is for the pointer
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={looks.filter(Boolean).join(' ')}
      data-current={current || undefined}
      data-fresh={fresh || undefined}
      onClick={onClick}
    >
      <span className={styles.box} onClickCapture={onBoxClick}>
        <Checkbox label={selectLabel} checked={selected} onChange={checked => onSelect(article.id, checked, false)} />
      </span>
      <span className={styles.marks}>
        <span
          title={article.corrected ? t('correctedByHand') : undefined}
          data-corrected={article.corrected || undefined}
        >
          <Sentiment value={sentimentName(article.sentiment)} />
        </span>
        {article.level !== null && article.level < 4 && <LevelBars level={article.level} />}
      </span>
      <div className={styles.body}>
        <h2 className={styles.head}>
          <button type="button" tabIndex={-1} className={`cut ${styles.title}`} onClick={() => onOpen(article.id)}>
            {article.title ? <Highlighted text={article.title} hits={article.titleHits} /> : t('untitled')}
          </button>
          <span className={styles.time}>
            {fresh && <span className={styles.arrived}>{t('justArrived')}</span>}
            {!article.read && <i className={styles.unread} title={t('unread')} />}
            {!article.read && <span className="unseen">{t('unread')}</span>}
            <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
          </span>
        </h2>
        {showsTranslation && article.translatedTitle && (
          <p className={`cut ${styles.translated}`}>{article.translatedTitle}</p>
        )}
        {density === 'comfortable' && (
          <p className={`cut ${styles.sentence}`}>
            <Highlighted text={article.excerpt} hits={article.excerptHits} />
          </p>
        )}
        <ArticleFacts article={article} marks={marks} folded={folded} />
        {children}
      </div>
    </div>
  )
}
