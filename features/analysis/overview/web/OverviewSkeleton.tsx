import { After, SkeletonBlock } from '@guanlan/platform/web'
import styles from './Overview.module.css'

/** Grey blocks where the panels will stand. */
export function OverviewSkeleton({ label }: { label: string }) {
  const panel = (className: string | undefined, height: number) => (
    <div className={`panel ${className} ${styles.waiting}`}>
      <SkeletonBlock width={96} />
      <SkeletonBlock height={height} />
    </div>
  )
  return (
    <After>
      <span className="unseen" role="status">
        {label}
      </span>
      <div className={`panel ${styles.figures}`} aria-hidden="true">
        {[0, 1, 2, 3, 4].map(figure => (
          <div key={figure} className={styles.figure}>
            <SkeletonBlock width={56} height={12} />
            <SkeletonBlock width={112} height={24} />
            <SkeletonBlock width="80%" height={12} />
          </div>
        ))}
      </div>
      {panel(styles.trend, 200)}
      {panel(styles.sentiments, 200)}
      {panel(styles.half, 224)}
      {panel(styles.half, 224)}
    </After>
  )
}
