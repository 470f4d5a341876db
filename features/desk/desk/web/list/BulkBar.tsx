import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { Button, Checkbox, Icon, IconButton, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { ActMenu } from '../acts/ActMenu.tsx'
import { sizeOf, type Target } from '../acts/target.ts'
import { SentimentMenu } from '../parts/SentimentMenu.tsx'
import type { JudgementByHand } from '../use-correct.ts'
import type { Selection } from '../use-selection.ts'
import styles from './ListPane.module.css'

/** Acts on what is selected; stands in the place of the note line, so that nothing jumps. */
export function BulkBar({
  selection,
  rows,
  total,
  target,
  onMark,
  onSay,
  onStories,
  onTogether,
}: {
  selection: Selection
  rows: readonly ArticleRow[]
  /** Of the whole list. */
  total?: number | undefined
  target: Target
  onMark: (ids: readonly number[], read: boolean) => void
  onSay: (ids: readonly number[], judgement: JudgementByHand) => void
  onStories: () => void
  onTogether: (ids: readonly number[]) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { ids, whole, clear, selectAll, selectWhole } = selection
  const all = rows.length > 0 && rows.every(row => ids.has(row.id))
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
      <span className={styles.acts}>
        <ActMenu target={target} onRemoved={clear} />
        <IconButton size="small" icon="check" label={`${t('markRead')} R`} onClick={() => onMark([...ids], true)} />
        <IconButton size="small" icon="eye" label={t('markUnread')} onClick={() => onMark([...ids], false)} />
        <SentimentMenu
          label={t('correctSentiment')}
          className="button quiet small"
          face={
            <>
              <Icon name="tag" size={14} />
              {t('field_sentiment')}
            </>
          }
          onSay={judgement => onSay([...ids], judgement)}
          story={{ label: t('wholeStories'), run: onStories }}
        />
        {ids.size > 1 && (
          <Button size="small" kind="quiet" icon="fold" onClick={() => onTogether([...ids])}>
            {t('putTogether')}
          </Button>
        )}
        <IconButton size="small" icon="close" label={`${t('selectNone')} Esc`} onClick={clear} />
      </span>
    </div>
  )
}
