import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../language/words.ts'
import { partStrings } from './strings.ts'

/** Shows nothing for the first 300 ms; a fast answer never flickers. */
export function After({ ms = 300, children }: { ms?: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return due ? children : null
}

/** A grey block the size of what will come. */
export const SkeletonBlock = ({ width = '100%', height = 16 }: { width?: number | string; height?: number }) => (
  <i className="skeleton" style={{ width, height }} />
)

const widths = [88, 72, 94, 80, 66]

/** Rows in the shape of the article list. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  const t = useWords(partStrings)
  return (
    <After>
      <ul className="skeleton-rows" aria-label={t('loading')} aria-busy="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey blocks have no identity
          <li key={row}>
            <SkeletonBlock width={16} />
            <SkeletonBlock width={40} />
            <div>
              <SkeletonBlock width={`${widths[row % widths.length]}%`} />
              <SkeletonBlock width="96%" height={12} />
              <SkeletonBlock width={`${(widths[row % widths.length] ?? 80) / 2}%`} height={12} />
            </div>
          </li>
        ))}
      </ul>
    </After>
  )
}

/** The first moment of a screen: a head and a few panels. */
export function SkeletonPage() {
  const t = useWords(partStrings)
  return (
    <After>
      <div className="skeleton-page" role="status" aria-label={t('loading')}>
        <SkeletonBlock width={220} height={26} />
        <SkeletonBlock height={88} />
        <SkeletonBlock height={240} />
        <SkeletonBlock height={160} />
      </div>
    </After>
  )
}
