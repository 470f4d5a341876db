import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The menu of a field opens when somebody comes to it, and stays shut when a form leads there because of a mistake: the menu would cover
 * the sentence that says what is wrong.
 * @param ref of `useField`
 */
export function useQuietFocus(ref: (target: { focus: () => void; select?: () => void } | null) => void) {
  const [isQuiet, setQuiet] = useState(false)
  const quietRef = useCallback(
    (input: HTMLInputElement | null) =>
      ref(
        input && {
          focus: () => {
            // Before the focus: the field decides by what it was drawn with.
            flushSync(() => setQuiet(true))
            input.focus()
            input.scrollIntoView?.({ block: 'center' })
          },
        },
      ),
    [ref],
  )
  return {
    ref: quietRef,
    menuTrigger: isQuiet ? ('input' as const) : ('focus' as const),
    left: () => setQuiet(false),
  }
}
