import { useEffect, useRef, useState } from 'react'

/** Pixels before it comes into view at which a panel is asked for. */
const ahead = '160px'

/** True from the first time on that the element comes near to being seen. */
export function useSeen<E extends HTMLElement>() {
  const place = useRef<E>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !place.current) return
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: ahead },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [seen])
  return { place, seen }
}
