import { windowCalls } from '@guanlan/features/administration/health/contract'
import { connect, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { shellStrings } from './strings.ts'
import styles from './TopBar.module.css'
import { useOnline } from './use-online.ts'

const api = connect(windowCalls)
const everyMs = 60_000
/** Articles that wait longer than this are worth a word. */
const lateSeconds = 60

/** Whether articles come in: a light and a sentence. */
export function Feed() {
  const t = useWords(shellStrings)
  const format = useFormat()
  const { data, isError } = useQuery({
    queryKey: ['collecting'],
    queryFn: () => api.collecting(),
    refetchInterval: everyMs,
  })
  const online = useOnline()
  // Without a network nothing is known of it, and that is said above the screen.
  if (!online || (!data && !isError)) return <span className={styles.feed} />
  const failing = data?.sources.failing ?? 0
  const late = (data?.oldestSeconds ?? 0) > lateSeconds
  const state = !data || isError ? 'unknown' : failing > 0 || late ? 'trouble' : 'well'
  const text =
    !data || isError
      ? t('healthUnknown')
      : failing > 0
        ? t('sourcesFailing', { failing })
        : late
          ? t('waiting', { waiting: format.count(data.waiting) })
          : data.sources.enabled > 0
            ? t('collecting', { sources: data.sources.enabled })
            : t('collectingNone')
  return (
    <span className={styles.feed} data-state={state} role="status">
      <i />
      {text}
    </span>
  )
}
