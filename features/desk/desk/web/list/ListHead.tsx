import { sortOrders } from '@guanlan/features/articles/articles/contract'
import { openEntering } from '@guanlan/features/collecting/intake/web'
import { strings } from '@guanlan/features/desk/article-list/strings'
import { type ChangeView, LookMenu, RangePicker, type View } from '@guanlan/features/desk/article-list/web'
import { strings as downloadStrings } from '@guanlan/features/handling/exports/strings'
import { warningStrings } from '@guanlan/features/warnings/warnings/strings'
import { Button, Icon, IconButton, Menu, Row, useFormat, useMay, useWords } from '@guanlan/platform/web'
import { memo } from 'react'
import { RecentActs } from '../acts/RecentActs.tsx'
import styles from './ListPane.module.css'
import { isByReach, ReachTogether } from './ReachTogether.tsx'

/** What is listed, how many exactly, of which time; order, looks and folded panes. */
export const ListHead = memo(function ListHead({
  title,
  total,
  counting,
  view,
  change,
  treeFolded,
  readingFolded,
  onSend,
  onExport,
  onFoldTree,
  onFoldReading,
}: {
  title: string
  total: number | undefined
  /** Being counted anew after an act: the number says so. */
  counting: boolean
  view: View
  change: ChangeView
  treeFolded: boolean
  readingFolded: boolean
  /** Sends the list as a warning; null: nothing is in it. */
  onSend: (() => void) | null
  /** Makes a file of the list; null: nothing is in it. */
  onExport: (() => void) | null
  onFoldTree: (folded: boolean) => void
  onFoldReading: (folded: boolean) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const w = useWords(warningStrings)
  const d = useWords(downloadStrings)
  const may = useMay()
  return (
    <Row as="header" gap={4} align="center" className={styles.head}>
      {treeFolded && <IconButton size="small" icon="right" label={t('unfoldTree')} onClick={() => onFoldTree(false)} />}
      <h1 className="cut">{title}</h1>
      <span className={styles.amount} aria-live="polite" aria-busy={counting}>
        {total === undefined ? '' : t(view.fold ? 'stories' : 'articles', { count: format.exact(total) })}
      </span>
      {isByReach(view.sort) && <ReachTogether view={view} total={total} />}
      <RangePicker range={view.range} onChange={range => change({ range })} />
      <Row gap={2} align="center" className={styles.tools}>
        {may('intake.push') && (
          <Button size="small" kind="quiet" icon="plus" onClick={() => openEntering('one')}>
            {t('enter')}
          </Button>
        )}
        {onSend && may('warnings.act') && (
          <IconButton size="small" icon="send" label={w('sendList')} onClick={onSend} />
        )}
        {onExport && may('exports.order') && (
          <IconButton size="small" icon="download" label={d('exportList')} onClick={onExport} />
        )}
        <RecentActs />
        <Menu
          className="button quiet small"
          label={t('sortBy', { sort: t(view.sort) })}
          face={
            <>
              <Icon name="sort" size={14} />
              {t(view.sort)}
            </>
          }
          items={sortOrders.map(sort => ({
            key: sort,
            label: t(sort),
            chosen: sort === view.sort,
            run: () => change({ sort }),
          }))}
        />
        <IconButton
          size="small"
          icon="fold"
          label={t('fold')}
          aria-pressed={view.fold}
          onClick={() => change({ fold: !view.fold })}
        />
        <LookMenu name="desk" />
        {readingFolded && (
          <IconButton size="small" icon="left" label={t('unfoldReading')} onClick={() => onFoldReading(false)} />
        )}
      </Row>
    </Row>
  )
})
