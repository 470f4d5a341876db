import { diagnostics } from '@guanlan/features/diagnostics/contract'
import { connect, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { shellStrings } from './strings.ts'
import styles from './TopBar.module.css'

const api = connect(diagnostics)
const everyMs = 60_000
/** Articles that wait longer than this are worth a word. */
const lateSeconds = 60

/** Whether articles come in: a light and a sentence. */
export function Feed() {
  const t = useWords(shellStrings)
  const format = useFormat()
  const { data, isError } = useQuery({ queryKey: ['health'], queryFn: () => api.health(), refetchInterval: everyMs })
  if (!data && !isError) return <span className={styles.feed} />
  const failing = data?.sources?.failing ?? 0
  const late = (data?.pipeline?.oldestSeconds ?? 0) > lateSeconds
  const state = !data ? 'unknown' : failing > 0 || late || data.status !== 'ready' ? 'trouble' : 'well'
  const text = !data
    ? t('healthUnknown')
    : failing > 0
      ? t('sourcesFailing', { failing })
      : late
        ? t('waiting', { waiting: format.count(data.pipeline?.waiting ?? 0) })
        : data.sources && data.sources.enabled > 0
          ? t('collecting', { sources: data.sources.enabled })
          : t('collectingNone')
  return (
    <span className={styles.feed} data-state={state} role="status">
      <i />
      {text}
    </span>
  )
}
