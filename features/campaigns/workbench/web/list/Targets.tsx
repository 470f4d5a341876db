import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { exact, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './list.module.css'

/** How far the articles are on their way to their target; the other targets stand on the page, which counts them. */
export function Targets({ of: { targets, articles } }: { of: Campaign }) {
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
      {others > 0 && <small className="dim">{t('otherTargets', { count: exact(others) })}</small>}
    </span>
  )
}
