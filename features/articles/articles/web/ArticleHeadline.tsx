import { Checkbox, Icon, LevelBars, Row, Sentiment, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { ArticleTime } from './ArticleTime.tsx'
import styles from './article-looks.module.css'
import type { ArticleRowLooks } from './article-row-looks.ts'
import { Highlighted } from './Highlighted.tsx'
import { mediaIcon } from './media-icon.ts'
import { pointed } from './pointed.ts'
import { sentimentName } from './sentiment-name.ts'

/** One article of a list in one line: sentiment, title, source, time. */
export function ArticleHeadline(looks: ArticleRowLooks) {
  const {
    article,
    density,
    selected,
    open,
    current,
    fresh = false,
    selectLabel,
    onSelect,
    onOpen,
    showsTranslation,
    folded,
    children,
  } = looks
  const t = useWords(strings)
  const { onClick, onBoxClick } = pointed(looks)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title is a button; the wider target is for the pointer
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={`${styles.look} ${styles.headline}`}
      data-density={density}
      data-selected={selected || undefined}
      data-open={open || undefined}
      data-current={current || undefined}
      data-fresh={fresh || undefined}
      onClick={onClick}
    >
      <Row gap={8} align="center" className={styles.one}>
        <span className={styles.box} onClickCapture={onBoxClick}>
          <Checkbox label={selectLabel} checked={selected} onChange={checked => onSelect(article.id, checked, false)} />
        </span>
        <Sentiment value={sentimentName(article.sentiment)} wordless />
        <span className={styles.level}>
          {article.level !== null && article.level < 4 && <LevelBars level={article.level} wordless />}
        </span>
        <h2>
          <button type="button" tabIndex={-1} className="cut" onClick={() => onOpen(article.id)}>
            {article.title ? <Highlighted text={article.title} hits={article.titleHits} /> : t('untitled')}
          </button>
        </h2>
        {showsTranslation && article.translatedTitle && <span className="cut">{article.translatedTitle}</span>}
        {folded}
        <span className={`cut ${styles.source}`}>
          <Icon name={mediaIcon[article.mediaType]} size={14} /> {article.media}
        </span>
        <span className={styles.time}>
          {fresh && <span className={styles.arrived}>{t('justArrived')}</span>}
          {!article.read && <i className={styles.unread} title={t('unread')} />}
          {!article.read && <span className="unseen">{t('unread')}</span>}
          <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
        </span>
      </Row>
      {children}
    </div>
  )
}
