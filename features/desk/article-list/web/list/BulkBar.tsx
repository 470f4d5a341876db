import { Button, Checkbox, Icon, IconButton, Row, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { ActMenu } from '../acts/ActMenu.tsx'
import { sizeOf } from '../acts/target.ts'
import { SentimentMenu } from '../parts/SentimentMenu.tsx'
import type { ArticleWorkplace } from '../use-article-workplace.ts'
import { useStories } from '../use-stories.ts'
import styles from './line.module.css'

/** Acts on what is selected; stands in the place of the note line, so that nothing jumps. */
export function BulkBar({
  work: { rows, selection, target, acts },
  total,
}: {
  work: ArticleWorkplace
  /** Of the whole list. */
  total?: number | undefined
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { putTogether } = useStories()
  const { ids, whole, clear, selectAll, selectWhole } = selection
  const all = rows.length > 0 && rows.every(row => ids.has(row.id))
  const together = () => {
    clear()
    void putTogether([...ids])
  }
  return (
    <div className={styles.line} data-on role="toolbar" aria-label={t('bulk')}>
      <Checkbox label={t('selectNone')} checked={all} some onChange={clear} />
      <span>{t('selected', { count: format.exact(sizeOf(target)) })}</span>
      {!all && (
        <button type="button" className={styles.link} onClick={() => selectAll(rows.map(row => row.id))}>
          {t('selectLoaded', { count: format.exact(rows.length) })}
        </button>
      )}
      {all && !whole && total !== undefined && total > rows.length && (
        <button type="button" className={styles.link} onClick={selectWhole}>
          {t('selectWhole', { count: format.exact(total) })}
        </button>
      )}
      <Row as="span" gap={2} className={styles.acts}>
        <ActMenu target={target} onRemoved={clear} />
        <IconButton size="small" icon="check" label={`${t('markRead')} R`} onClick={() => acts.mark([...ids], true)} />
        <IconButton size="small" icon="eye" label={t('markUnread')} onClick={() => acts.mark([...ids], false)} />
        <SentimentMenu
          label={t('correctSentiment')}
          className="button quiet small"
          face={
            <>
              <Icon name="tag" size={14} />
              {t('field_sentiment')}
            </>
          }
          onSay={judgement => void acts.correct([...ids], judgement)}
          story={{ label: t('wholeStories'), run: acts.correctStoriesOfChosen }}
        />
        {ids.size > 1 && (
          <Button size="small" kind="quiet" icon="fold" onClick={together}>
            {t('putTogether')}
          </Button>
        )}
        <IconButton size="small" icon="close" label={`${t('selectNone')} Esc`} onClick={clear} />
      </Row>
    </div>
  )
}
