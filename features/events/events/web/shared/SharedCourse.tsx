import { exact, Panel, useFormat, useWords } from '@guanlan/platform/web'
import type { SharedEvent } from '../../contract/shared.ts'
import { sharedStrings } from './api.ts'
import { TitleLink } from './MainArticles.tsx'
import styles from './shared.module.css'

/** The course of the event in five lines at most. */
export function SharedCourse({ event: { course, unit } }: { event: SharedEvent }) {
  const t = useWords(sharedStrings)
  const format = useFormat()
  return (
    <Panel title={t('courseInLines')}>
      <ol className={styles.course}>
        {course.map(({ kind, at, count, article }) => (
          <li key={kind}>
            <span className="dim">{format.moment(at).slice(0, kind === 'peak' && unit === 'day' ? 10 : 16)}</span>
            <strong>{t(`line_${kind}`)}</strong>
            {article ? (
              <span className={styles.title}>
                <TitleLink {...article} /> <small className="dim">{article.media}</small>
              </span>
            ) : (
              <span>{t('pieces', { count: exact(count ?? 0) })}</span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
