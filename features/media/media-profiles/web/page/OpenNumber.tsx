import { exact } from '@guanlan/platform/web'

/** A number that opens what it counts; none opens nothing. */
export function OpenNumber({ name, value, onOpen }: { name: string; value: number; onOpen: () => void }) {
  if (value === 0) return exact(value)
  return (
    <button type="button" className="link" aria-label={`${name} ${exact(value)}`} onClick={onOpen}>
      {exact(value)}
    </button>
  )
}
