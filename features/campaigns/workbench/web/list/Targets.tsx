import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { exact, PopoverButton, SkeletonRows, useWords } from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import { strings } from '../../strings.ts'
import styles from './list.module.css'

const AllTargets = lazy(() => import('./AllTargets.tsx'))

/** How far the articles are on their way to their target; the others are counted when they are opened. */
export function Targets({ of }: { of: Campaign }) {
  const { targets, articles } = of
  const t = useWords(strings)
  const pieces = targets.find(({ measure }) => measure === 'pieces')
  const others = targets.length - (pieces ? 1 : 0)
  if (targets.length === 0) return '—'
  const text = pieces && t('piecesTarget', { count: exact(articles), goal: exact(pieces.number) })
  return (
    <span className={styles.targets}>
      {pieces && (
        <>
          <progress aria-label={text} value={Math.min(articles, pieces.number)} max={pieces.number} />
          <small>{text}</small>
        </>
      )}
      {others > 0 && (
        <PopoverButton label={t('otherTargets', { count: exact(others) })} icon="flag" size="small">
          {() => (
            <div className={styles.allTargets}>
              <Suspense fallback={<SkeletonRows rows={others} />}>
                <AllTargets campaign={of} />
              </Suspense>
            </div>
          )}
        </PopoverButton>
      )}
    </span>
  )
}
