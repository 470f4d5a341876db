import { ProgressLine, Stack, useFormat, useWords } from '@guanlan/platform/web'
import type { Monitor } from '../../contract.ts'
import { tree as strings } from '../../strings/tree.ts'
import styles from './MonitorTree.module.css'
import { isFilling } from './monitor-queries.ts'

/** Monitors that fill from stored articles right now, at the foot of the tree. */
export function FillingLines({ monitors }: { monitors: readonly Monitor[] }) {
  const t = useWords(strings)
  const format = useFormat()
  const filling = monitors.filter(isFilling)
  if (filling.length === 0) return null
  return (
    <Stack gap={12} className={styles.foot}>
      {filling.slice(0, 2).map(({ id, name, backfill }) => (
        <ProgressLine
          key={id}
          title={t('filling', { name })}
          done={backfill?.examined ?? 0}
          total={backfill?.candidates ?? 0}
          note={t('filled', {
            examined: format.count(backfill?.examined ?? 0),
            candidates: format.count(backfill?.candidates ?? 0),
            found: format.exact(backfill?.found ?? 0),
          })}
        />
      ))}
    </Stack>
  )
}
