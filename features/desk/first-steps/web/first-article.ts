/** Whoever looked at an empty organisation is told of the first article that comes, on whatever screen counts it then. */
import { toast, useWords } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { strings } from '../strings.ts'

let isAwaited = false
export function awaitFirstArticle(): void {
  isAwaited = true
}

/** @param title of the newest, where the screen knows it */
export function useFirstArticle(count: number, title: string | null, onRead: () => void): void {
  const t = useWords(strings)
  useEffect(() => {
    if (!isAwaited || count === 0) return
    isAwaited = false
    const text = title === null ? t('firstArticles', { count }) : t('firstArticle', { title: title.slice(0, 60) })
    const close = toast({ text, action: { label: t('read'), run } })
    function run() {
      close()
      onRead()
    }
  }, [count, title, onRead, t])
}
