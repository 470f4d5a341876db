/** Says when a newer version runs than this page was made for: every 5 minutes and on return to the window (ambiguities 19). */
import { signIn } from '@guanlan/features/people/sign-in/contract'
import { connect, toast, useWords } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { shellStrings } from './strings.ts'

const api = connect(signIn)
const everyMs = 5 * 60_000

export function useNewVersion(): void {
  const t = useWords(shellStrings)
  useEffect(() => {
    let first: string | null = null
    let reported = false
    const ask = async () => {
      if (reported || document.hidden) return
      // Unreachable is said elsewhere; the next round asks again.
      const answer = await api.version().catch(() => null)
      if (!answer) return
      first ??= answer.version
      if (answer.version === first || reported) return
      reported = true
      toast({ text: t('newVersion'), action: { label: t('refresh'), run: () => location.reload() } })
    }
    void ask()
    const timer = setInterval(ask, everyMs)
    addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', ask)
    }
  }, [t])
}
