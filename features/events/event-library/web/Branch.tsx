import { exact, Icon, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Level, LibraryNode } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, libraryKey } from './api.ts'
import { type Chosen, pathKey } from './chosen.ts'
import styles from './library.module.css'

interface Shared {
  titleLike: string
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** What stands below a place of the tree, asked when it is opened. */
export function Branch({ of, ...shared }: Shared & { of: Chosen }) {
  const t = useWords(strings)
  const { titleLike } = shared
  const found = useQuery({
    queryKey: [libraryKey, 'tree', of.path, titleLike],
    queryFn: ({ signal }) => api.tree({ query: { ...of.path, titleLike } }, { signal }),
    placeholderData: before => before,
  }).data
  if (!found) return <SkeletonRows rows={3} />
  const { level, nodes } = found
  if (level === null || nodes.length === 0) return null
  return (
    <ul className={styles.branch} aria-label={t(`level_${level}`)}>
      {nodes.map(node => (
        <Node key={node.value} of={of} level={level} node={node} {...shared} />
      ))}
    </ul>
  )
}

function Node({
  of,
  level,
  node: { value, title, count },
  ...shared
}: Shared & { of: Chosen; level: Level; node: LibraryNode }) {
  const [isOpen, setOpen] = useState(false)
  const own: Chosen = { path: { ...of.path, [level]: value }, titles: [...of.titles, title] }
  const hasMore = level !== 'year'
  return (
    <li>
      <button
        type="button"
        className={styles.node}
        aria-expanded={hasMore ? isOpen : undefined}
        aria-current={pathKey(shared.chosen.path) === pathKey(own.path) || undefined}
        onClick={() => {
          // Chosen again it closes; another one opens with what stands in it.
          const isChosen = pathKey(shared.chosen.path) === pathKey(own.path)
          setOpen(isChosen ? !isOpen : true)
          shared.onChoose(own)
        }}
      >
        <span className={styles.arrow}>{hasMore && <Icon name={isOpen ? 'down' : 'right'} size={14} />}</span>
        <span className={styles.name}>{title}</span>
        <span className="dim">{exact(count)}</span>
      </button>
      {isOpen && hasMore && <Branch of={own} {...shared} />}
    </li>
  )
}
