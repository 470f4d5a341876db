/** A list whose order a person makes: lines are dragged by their handle, or moved by Alt and the arrows. */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useWords } from '../language/words.ts'
import styles from './sorting.module.css'
import { sortingStrings as strings } from './strings.ts'

export type SortableId = string | number

export interface SortableListProps<T> {
  label: string
  items: readonly T[]
  idOf: (item: T) => SortableId
  /** What the handle is called for who cannot see the line. */
  nameOf: (item: T) => string
  /** @param to its place in the list without it, from 0 on */
  onMove: (id: SortableId, to: number) => void
  disabled?: boolean
  className?: string
  /** A line with its handle, which has to stand in it. */
  children: (item: T, handle: ReactNode, at: number) => ReactNode
}

/** Lines are listed one below the other; a move is told, the order is the caller's. */
export function SortableList<T>({
  label,
  items,
  idOf,
  nameOf,
  onMove,
  disabled = false,
  className,
  children,
}: SortableListProps<T>) {
  const t = useWords(strings)
  const [text, say] = useState('')
  // A press that goes nowhere is a click, and a finger that scrolls does not drag.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
  )
  const ids = items.map(idOf)
  const move = (id: SortableId, to: number) => {
    const from = ids.indexOf(id)
    const item = items[from]
    if (item === undefined || to === from || to < 0 || to >= ids.length) return
    say(t('moved', { name: nameOf(item), place: to + 1, of: ids.length }))
    onMove(id, to)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(active.id, ids.indexOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      // What is said comes from `said`, for both ways of moving alike.
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol className={[styles.list, className].filter(Boolean).join(' ')} aria-label={label}>
          {items.map((item, at) => (
            <Line
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              disabled={disabled}
              onStep={step => move(idOf(item), at + step)}
            >
              {handle => children(item, handle, at)}
            </Line>
          ))}
        </ol>
      </SortableContext>
      <span className="unseen" role="status">
        {text}
      </span>
    </DndContext>
  )
}

const nothing = () => undefined
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

function Line({
  id,
  name,
  disabled,
  onStep,
  children,
}: {
  id: SortableId
  name: string
  disabled: boolean
  onStep: (step: -1 | 1) => void
  children: (handle: ReactNode) => ReactNode
}) {
  const t = useWords(strings)
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
  })
  const step = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!event.altKey || !by) return
    event.preventDefault()
    onStep(by)
  }
  const handle = disabled ? null : (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={styles.handle}
      aria-label={t('handle', { name })}
      title={t('hint')}
      {...listeners}
      onKeyDown={step}
    >
      ⠿
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  )
}
