import { useKeys, useMay, useWords } from '@guanlan/platform/web'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** Each presses what stands in the room, marked by `data-key`; what cannot be done now is not there, and the key does nothing. */
const places = ['statement', 'task', 'line', 'level', 'clock'] as const
type Place = (typeof places)[number]
const keys: Readonly<Record<Place, string>> = { statement: 's', task: 't', line: 'n', level: 'l', clock: 'a' }

function press(place: Place): void {
  const target = document.querySelector<HTMLElement>(`[data-key="${place}"] :is(button, a, textarea)`)
  target?.scrollIntoView({ block: 'nearest' })
  // What is noted for good is chosen by the key and pressed by Enter.
  if (target instanceof HTMLTextAreaElement || target?.closest('[data-focus]')) target.focus()
  else target?.click()
}

/** Keys of the room, on the sheet of `?` and among the acts of Ctrl+K. */
export function useRoomKeys(crisis: Crisis | undefined): void {
  const t = useWords(strings)
  const may = useMay()
  const isOpen = crisis !== undefined && may('crisis.act') && crisis.status !== 'closed'
  useKeys(
    t('keysOfRoom'),
    isOpen ? places.map(place => ({ key: keys[place], text: t(`key_${place}`), run: () => press(place) })) : [],
  )
}
