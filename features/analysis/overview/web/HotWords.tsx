import type { TimeRange } from '@guanlan/features/articles/articles/web'
import { SaveFigures } from '@guanlan/features/charts/charts/web'
import { useQueuePlace } from '@guanlan/features/workspace/tasks/web'
import {
  After,
  Button,
  ErrorOf,
  Panel,
  remember,
  remembered,
  Segmented,
  SkeletonBlock,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { strings } from '../strings.ts'
import { behind } from './behind.ts'
import { HotWordCloud } from './HotWordCloud.tsx'
import { HotWordList } from './HotWordList.tsx'
import styles from './HotWords.module.css'
import { NameLine } from './NameLine.tsx'
import { useHotWords } from './use-hot-words.ts'

const views = ['list', 'cloud'] as const
type View = (typeof views)[number]
const stored = 'overview.hotWords'
/** What fits beside the other panels; the rest is a click away. */
const shownFirst = 24

/** What the articles are about, hottest first, and what is new. Every word opens the articles that it counts. */
export function HotWords({ monitor, range }: { monitor: number | undefined; range: TimeRange }) {
  const t = useWords(strings)
  const { data, error, isFetching, isPlaceholderData, refetch } = useHotWords(monitor, range)
  const place = useQueuePlace(isFetching)
  const [view, setView] = useState<View>(() => (remembered(stored) === 'cloud' ? 'cloud' : 'list'))
  const [all, setAll] = useState(false)
  const open = useMemo(() => data && behind(data.question), [data])
  const words = useMemo(() => data?.words.filter(word => !word.isName) ?? [], [data])
  const names = useMemo(() => data?.words.filter(word => word.isName) ?? [], [data])
  const show = (next: View) => {
    setView(next)
    remember(stored, next)
  }
  return (
    <Panel
      title={t('hotWords')}
      note={place ?? <span title={t('hotWordsMeaning')}>{t('hotWordsNote')}</span>}
      more={
        (data?.words.length ?? 0) > 0 && (
          <span className={styles.more}>
            <Segmented
              label={t('hotWordsView')}
              value={view}
              options={[
                { value: 'list', label: t('viewList') },
                { value: 'cloud', label: t('viewCloud') },
              ]}
              onChange={show}
            />
            {data && <SaveFigures asked={data.question} chart="hotKeyWord" title={t('hotWords')} />}
          </span>
        )
      }
      wide
    >
      <div className={styles.inside} aria-busy={isPlaceholderData || (!data && !error)}>
        {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting label={t('hotWordsLoading')} />}
        {open && names.length > 0 && <NameLine names={names} open={open} />}
        {data && data.words.length === 0 && <p className="dim">{t('noHotWords')}</p>}
        {open && view === 'list' && <HotWordList words={all ? words : words.slice(0, shownFirst)} open={open} />}
        {open && view === 'cloud' && <HotWordCloud words={words} open={open} />}
        {view === 'list' && words.length > shownFirst && (
          <Button size="small" kind="quiet" onClick={() => setAll(!all)}>
            {all ? t('fewerWords') : t('allWords', { count: words.length })}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** As high as the words will be, so that nothing below moves when they come. */
function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting}>
      <After>
        <span className="unseen" role="status">
          {label}
        </span>
        {[72, 64, 58, 50, 44, 40].map(width => (
          <SkeletonBlock key={width} width={`${width}%`} />
        ))}
      </After>
    </div>
  )
}
