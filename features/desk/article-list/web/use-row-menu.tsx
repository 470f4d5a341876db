/** The menu of acts on a row, for every list of articles: opened by the pointer or on the row under the keyboard. */
import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import type { Point } from '@guanlan/platform/web'
import { type ReactNode, type RefObject, useCallback, useState } from 'react'
import { writeNote } from './acts/panel.ts'
import { RowMenu } from './acts/RowMenu.tsx'
import type { Target } from './acts/target.ts'
import type { RowsHandle } from './list/rows-props.ts'
import type { useChosenActs } from './use-chosen-acts.ts'
import type { Cursor } from './use-cursor.ts'
import type { Selection } from './use-selection.ts'

export function useRowMenu({
  rows,
  cursor: { row: current, placeOf, set },
  selection,
  target,
  handle,
  acts: { mark, correct },
  open,
  readFull,
  exclude,
}: {
  rows: readonly ArticleRow[]
  cursor: Pick<Cursor, 'row' | 'placeOf' | 'set'>
  selection: Selection
  /** What acts are for without the menu. */
  target: Target
  handle: RefObject<RowsHandle | null>
  acts: Pick<ReturnType<typeof useChosenActs>, 'mark' | 'correct'>
  open: (id: number) => void
  readFull: (id: number) => void
  /** Absent where articles are of no monitor. */
  exclude?: (id: number) => void
}): { openMenu: (id: number, at: Point) => void; openMenuHere: () => void; menu: ReactNode } {
  const [opened, setOpened] = useState<{ id: number; at: Point } | null>(null)
  const openMenu = useCallback(
    (id: number, at: Point) => {
      // The keys go on from here.
      set(id)
      setOpened({ id, at })
    },
    [set],
  )
  const row = opened && rows.find(({ id }) => id === opened.id)
  return {
    openMenu,
    openMenuHere() {
      const at = current && handle.current?.cornerOf(placeOf(current.id))
      if (at) openMenu(current.id, at)
    },
    menu: row && (
      <RowMenu
        key={row.id}
        at={opened.at}
        id={row.id}
        // Those selected when it is one of them, else it alone.
        target={selection.ids.has(row.id) ? target : { ...target, ids: [row.id], articles: [row], all: undefined }}
        onClose={() => setOpened(null)}
        acts={{
          open,
          full: readFull,
          select: id => selection.select(id, !selection.ids.has(id), false),
          mark,
          say: (ids, judgement) => void correct(ids, judgement),
          note(id) {
            open(id)
            writeNote(id)
          },
          exclude,
          removed: selection.clear,
        }}
      />
    ),
  }
}
