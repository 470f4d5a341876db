import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../language/words.ts'
import { fieldStrings } from './strings.ts'
import { nothingTyped, typedAfter } from './typed-day.ts'

/** For the group of a date: a day that no calendar has is refused with a sentence, and nothing is chosen in its place. */
export function useTypedDay(onRefused: () => void) {
  const t = useWords(fieldStrings)
  const [typed, setTyped] = useState(nothingTyped)
  return {
    problem: typed.impossible === null ? undefined : t('noSuchDay', { day: typed.impossible }),
    forget: () => setTyped(nothingTyped),
    on: {
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        const next = typedAfter(typed, key)
        setTyped(next)
        // After the parts have made something else of it.
        if (next.impossible !== null) setTimeout(onRefused)
      },
      onPointerDownCapture: () => setTyped(nothingTyped),
    },
  }
}
