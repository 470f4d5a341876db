import { ProgressLine, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { isFilling } from '../../tree/monitor-queries.ts'
import styles from './editor.module.css'

/** A saved rule is live at once; here its history fills from what is stored. */
export function Filling({ monitor }: { monitor: Monitor }) {
  const t = useWords(strings)
  const format = useFormat()
  const { backfill, id, name } = monitor
  if (!backfill) return null
  const running = isFilling(monitor)
  return (
    <section className={styles.filling} aria-label={t('filling', { name })} data-state={backfill.state}>
      <ProgressLine
        title={t(running ? 'filling' : 'fillingDone', { name })}
        done={running ? backfill.examined : 1}
        total={running ? backfill.candidates : 1}
        note={t('filled', {
          examined: format.count(backfill.examined),
          candidates: format.count(backfill.candidates),
          found: format.exact(backfill.found),
        })}
      />
      {/* The desk's own address builder is above this feature: it draws this feature's tree. */}
      <Link to={`/monitorData?monitor=${id}&range=30d`}>{t('seeArticles')}</Link>
    </section>
  )
}
