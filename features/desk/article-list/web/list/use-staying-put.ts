/** Whether somebody points at the rows: then nothing slides in under the pointer. */
import { useMemo, useRef } from 'react'

export function useStayingPut(onSettle: () => void) {
  const pointed = useRef(false)
  const settle = useRef(onSettle)
  settle.current = onSettle
  return useMemo(
    () => ({
      isPointed: () => pointed.current,
      /** For the element around the rows. */
      standing: {
        onPointerEnter() {
          pointed.current = true
        },
        onPointerLeave() {
          pointed.current = false
          settle.current()
        },
      },
    }),
    [],
  )
}
