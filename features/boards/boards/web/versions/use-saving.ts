import { type Acted, RefusalError, useUndo } from '@guanlan/platform/web'
import { useRef, useState } from 'react'
import type { Layout } from '../../contract.ts'
import type { Clash } from './Conflict.tsx'

interface Stored {
  version: number
  updatedAt: string
  updatedBy: string | null
}

/**
 * Saves what is arranged; where somebody saved meanwhile both sides are held up against each other. `save` may name the version it goes over.
 * @param changed asks again for what the save changed
 */
export function useSaving<Row extends Stored>({
  row,
  layoutOf,
  now,
  load,
  update,
  saved,
  changed,
}: {
  row: Row
  layoutOf: (row: Row) => Layout
  /** As it is arranged. */
  now: Layout
  load: () => Promise<Row>
  update: (version: number) => Promise<Acted<Row>>
  saved: (row: Row) => string
  changed: () => Promise<unknown>
}) {
  const [clash, setClash] = useState<(Clash & { row: Row }) | null>(null)
  // What is held up against the other side is not asked for again under the reader's hands.
  const isClash = useRef(false)
  const act = useUndo(() => (isClash.current ? Promise.resolve() : changed()))
  const show = (next: typeof clash) => {
    isClash.current = next !== null
    setClash(next)
  }
  const save = (version = row.version) =>
    act(async () => {
      try {
        const done = await update(version)
        show(null)
        return done
      } catch (error) {
        if (!(error instanceof RefusalError) || error.key !== 'platform.changedSince') throw error
        const theirs = await load()
        show({
          ...{ row: theirs, base: layoutOf(row), mine: now, theirs: layoutOf(theirs) },
          ...{ by: theirs.updatedBy, at: theirs.updatedAt },
        })
        throw error
      }
    }, saved)
  return { save, clash, close: () => show(null) }
}
