import { useSyncExternalStore } from 'react'

const query = '(max-width: 600px)'

/** Whether the window is a phone's, for what a style sheet cannot say. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    changed => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
