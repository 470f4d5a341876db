import { Row, SortableList, useWords } from '@guanlan/platform/web'
import type { Block, Present } from '../../contract.ts'
import { editingStrings } from '../../strings/editing.ts'
import { useBlockName } from './block-name.ts'
import styles from './edit.module.css'

/** All blocks by name: a click goes there, the handle moves one. */
export function Outline({
  blocks,
  people,
  comments,
  onMove,
}: {
  blocks: readonly Block[]
  people: Present['people']
  /** Open threads of a block. */
  comments: ReadonlyMap<string, number>
  onMove: (id: string, to: number) => void
}) {
  const t = useWords(editingStrings)
  const nameOf = useBlockName()
  return (
    <nav className={styles.outline} aria-label={t('outline')}>
      <SortableList<Block>
        label={t('outline')}
        items={blocks}
        idOf={block => block.id}
        nameOf={nameOf}
        onMove={(id, to) => onMove(String(id), to)}
      >
        {(block, handle) => {
          const others = people.filter(person => !person.isMe && person.blockId === block.id)
          const open = comments.get(block.id) ?? 0
          return (
            <Row
              gap={2}
              align="center"
              className={styles.outlineLine}
              data-level={block.kind === 'heading' ? block.level : undefined}
            >
              {handle}
              <button type="button" onClick={() => goTo(block.id)}>
                {nameOf(block)}
              </button>
              {others.map(({ userId, name }) => (
                <span key={userId} className={styles.person} title={t('isAt', { name })}>
                  {name.slice(0, 1)}
                </span>
              ))}
              {open > 0 && (
                <span className={styles.open} role="img" aria-label={`${t('comments')} ${open}`}>
                  {open}
                </span>
              )}
            </Row>
          )
        }}
      </SortableList>
    </nav>
  )
}

/** The block comes into sight, and keys go on from it. */
export function goTo(id: string): void {
  const place = document.getElementById(`edit-${id}`)
  place?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  place?.focus({ preventScroll: true })
}
