import { useEffect, useRef } from 'react'

const touches = ['pointerdown', 'keydown', 'wheel'] as const

/** Acts once nobody has touched anything for so long. */
export function useIdle(ms: number, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), ms)
    }
    begin()
    for (const touch of touches) document.addEventListener(touch, begin, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) document.removeEventListener(touch, begin)
    }
  }, [ms])
}
