import { forgetActs, toast, undoNewest, useWords } from '@guanlan/platform/web'
import { useCallback, useEffect } from 'react'
import { shellStrings } from './strings.ts'

/** `u`: takes back the newest act, or says that there is none. What was done before is forgotten with the frame. */
export function useUndo(): () => void {
  const t = useWords(shellStrings)
  useEffect(() => forgetActs, [])
  return useCallback(() => {
    if (!undoNewest()) toast({ text: t('nothingToUndo'), tone: 'notice' })
  }, [t])
}
