import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { type GridHandle, type ListSettings, RecordGrid, type RowActs } from '@guanlan/platform/web'
import { useImperativeHandle, useRef, useState } from 'react'
import type { Sort } from '../address.ts'
import { useArticleColumns } from './article-columns.tsx'
import styles from './Rows.module.css'
import { cornerAt, menuAt } from './row-at.ts'
import type { RowsProps } from './rows-props.ts'
import { StoryRows } from './StoryRows.tsx'
import { useStayingPut } from './use-staying-put.ts'

/** The articles in columns: chosen, put in order, drawn wider and held by the reader, on the table of all lists. */
export function TableRows({
  label,
  rows,
  total,
  sort,
  onSort,
  selection,
  current,
  openId,
  handle,
  onStep,
  onOpen,
  onMenu,
  onEnd,
  onSettle,
  settings,
}: RowsProps & { settings: ListSettings }) {
  const grid = useRef<GridHandle>(null)
  const room = useRef<HTMLDivElement>(null)
  const { isPointed, standing } = useStayingPut(onSettle)
  const [unfolded, setUnfolded] = useState<number | null>(null)
  const columns = useArticleColumns(unfolded, setUnfolded)
  const acts = useRef<RowActs>({} as RowActs)
  acts.current = {
    open: index => rows[index] && onOpen(rows[index].id),
    choose: (index, on, isRange) => rows[index] && selection.select(rows[index].id, on, isRange),
    walk(event) {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      onStep(by as 1 | -1)
    },
  }
  useImperativeHandle(handle, () => ({
    show: index => grid.current?.show(index, true),
    toTop: () => grid.current?.toTop(),
    cornerOf: index => cornerAt(room.current, index),
    isAtRest: () => !isPointed() && (grid.current?.isAtTop() ?? true),
  }))
  const [, by, order] = /^(time|interaction)_(asc|desc)$/.exec(sort) ?? []
  const open = rows.find(row => row.id === unfolded && row.similar > 0)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its rows are; the menu has a key, too
    <div
      ref={room}
      className={styles.table}
      {...standing}
      onContextMenu={event => menuAt(event, rows, onMenu)}
      onScrollCapture={() => grid.current?.isAtTop() && onSettle()}
    >
      <RecordGrid<ArticleRow>
        label={label}
        rows={rows}
        total={total}
        settings={settings}
        declared={columns}
        nameOf={row => row.title}
        acts={acts}
        handle={grid}
        isChosen={id => selection.ids.has(id)}
        chosen={rows.every(row => selection.ids.has(row.id)) ? 'every' : selection.ids.size > 0 ? 'some' : 'none'}
        here={Math.max(
          0,
          rows.findIndex(row => row.id === current),
        )}
        openId={openId}
        below={open ? { id: open.id, content: <StoryRows article={open} onOpen={onOpen} /> } : null}
        sort={by}
        order={order as 'asc' | 'desc' | undefined}
        onSort={(column, direction) => onSort(`${column}_${direction}` as Sort)}
        onChooseLoaded={on => (on ? selection.selectAll(rows.map(row => row.id)) : selection.clear())}
        onEnd={onEnd}
      />
    </div>
  )
}
