import type { TreeNode } from '@guanlan/platform/contract'
import type { KeyboardEvent, ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import type { TreeLine } from './order.ts'
import { treeStrings } from './strings.ts'
import styles from './tree.module.css'
import type { DraggableLine } from './use-tree-drag.ts'

/** One line of a tree: the twist, what stands for it, and what can be done to it. */
export function TreeRow<N extends TreeNode>({
  line: { node, depth, isFolder, isUnfolded },
  name,
  mark,
  children,
  acts,
  isChosen = false,
  isOff = false,
  isEntry,
  drag,
  onTwist,
  onChoose,
  onKeyDown,
}: {
  line: TreeLine<N>
  name: string
  /** Before the name, and not part of what is pressed. */
  mark?: ReactNode
  /** What is pressed. A field while it is renamed: then nothing is pressed. */
  children: ReactNode
  /** Shown while the pointer or the focus is on the line. */
  acts?: ReactNode
  isChosen?: boolean
  isOff?: boolean
  /** Where Tab enters the tree. */
  isEntry: boolean
  drag?: DraggableLine | undefined
  onTwist: (id: number, open: boolean) => void
  /** Absent: the line holds a field of its own. */
  onChoose?: (() => void) | undefined
  onKeyDown?: (event: KeyboardEvent) => void
}) {
  const t = useWords(treeStrings)
  return (
    <li
      {...drag}
      data-menu-line
      className={styles.row}
      data-chosen={isChosen || undefined}
      data-off={isOff || undefined}
      style={{ paddingLeft: 4 + depth * 18 }}
    >
      {isFolder ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.twist}
          aria-expanded={isUnfolded}
          aria-label={t(isUnfolded ? 'fold' : 'unfold', { name })}
          onClick={() => onTwist(node.id, !isUnfolded)}
        >
          <Icon name={isUnfolded ? 'down' : 'right'} size={12} />
        </button>
      ) : (
        <span className={styles.twist} />
      )}
      {mark}
      {onChoose ? (
        <button
          type="button"
          data-line
          tabIndex={isEntry ? 0 : -1}
          className={styles.choose}
          aria-current={isChosen ? 'true' : undefined}
          title={name}
          onClick={onChoose}
          onKeyDown={onKeyDown}
        >
          {children}
        </button>
      ) : (
        children
      )}
      {acts && <span className={styles.acts}>{acts}</span>}
    </li>
  )
}
