import { signIn } from '@guanlan/features/people/sign-in/contract'
import { connect } from '@guanlan/platform/web'
import { useEffect } from 'react'

const api = connect(signIn)
const everyMs = 60_000

/** @param touchedAt when somebody last touched the page @returns whether the page is loaded anew: another version runs, and nobody is there. Pure */
export const takesBuild = (first: string | null, now: string, touchedAt: number, at: number): boolean =>
  first !== null && first !== now && at - touchedAt >= everyMs

/** Loads the page anew in the first minute without a touch after another version of the product runs. */
export function useNewBuild(): void {
  useEffect(() => {
    let first: string | null = null
    let touchedAt = Number.NEGATIVE_INFINITY
    const touch = () => {
      touchedAt = performance.now()
    }
    const ask = async () => {
      // Unreachable: the next round asks again.
      const answer = await api.version().catch(() => null)
      if (!answer) return
      if (takesBuild(first, answer.version, touchedAt, performance.now())) location.reload()
      first ??= answer.version
    }
    void ask()
    const timer = setInterval(() => void ask(), everyMs)
    for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, touch)
    return () => {
      clearInterval(timer)
      for (const event of ['pointerdown', 'keydown'] as const) removeEventListener(event, touch)
    }
  }, [])
}
