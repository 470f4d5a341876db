import { BarChart, type ChartData, ErrorOf, Panel, Segmented, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type Comparison,
  sharesOf,
  type Voice,
  type VoiceKind,
  type VoicePart,
  voiceParts,
  voices,
  voicesOfWords,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'
import { partOpens, usePartName } from './part-words.ts'
import { type SubjectsQuestion, useVoice } from './use-parts.ts'

const words = { articles: 'articles', stories: 'storiesColumn', reach: 'reach', interactions: 'interactions' } as const
const ways = ['all', ...voiceParts] as const
type Way = 'all' | VoicePart

/** Share of voice, by what the reader takes for voice: over all, or of each part. */
export function Shares({ data, asked: question }: { data: Comparison; asked: SubjectsQuestion }) {
  const t = useWords(strings)
  const [voice, setVoice] = useState<VoiceKind>('articles')
  const [by, setBy] = useState<Way>('all')
  const split = useVoice(question, data, voice, by === 'all' ? null : by)
  const note = (
    <span className={styles.choices}>
      <Segmented
        label={t('shareBy')}
        value={voice}
        options={voices
          .filter(each => by !== 'word' || voicesOfWords.has(each))
          .map(value => ({ value, label: t(words[value]) }))}
        onChange={setVoice}
      />
      <Segmented
        label={t('shareSplit')}
        value={by}
        options={ways
          .filter(each => each !== 'word' || voicesOfWords.has(voice))
          .map(value => ({ value, label: t(`by_${value}`) }))}
        onChange={setBy}
      />
      {by !== 'all' && <span>{t('shareTimeNote')}</span>}
      {data.shared > 0 && <span>{t('overlapNote', { shared: String(data.shared) })}</span>}
    </span>
  )
  if (by === 'all') return <Overall data={data} voice={voice} note={note} />
  if (split.data) return <Split data={data} of={split.data} note={note} isStale={split.isPlaceholderData} />
  return (
    <Panel title={t('share')} note={note} className={styles.wide ?? ''}>
      {split.error ? <ErrorOf error={split.error} onRetry={() => void split.refetch()} /> : <SkeletonRows rows={6} />}
    </Panel>
  )
}

function Overall({ data, voice, note }: { data: Comparison; voice: VoiceKind; note: React.ReactNode }) {
  const t = useWords(strings)
  const chart = useMemo<ChartData>(() => {
    const amounts = data.subjects.map(({ total, stories, readers }) => {
      const of = { articles: total.count, stories, reach: readers, interactions: total.interactions }
      return of[voice]
    })
    return {
      head: t('subject'),
      rows: data.subjects.map(({ name }) => name),
      series: [{ name: `${t('share')} %`, values: sharesOf(amounts) }],
    }
  }, [data, voice, t])
  return <BarChart title={t('share')} className={styles.wide ?? ''} note={note} data={chart} horizontal />
}

/** Columns of parts that the subjects fill to 100 percent. */
function Split({ data, of, note, isStale }: { data: Comparison; of: Voice; note: React.ReactNode; isStale: boolean }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const nameOf = usePartName()
  const columns = useMemo(() => [...of.parts.map(({ amounts }) => amounts), ...(of.rest ? [of.rest] : [])], [of])
  const chart = useMemo<ChartData>(
    () => ({
      head: t(`by_${of.by}`),
      rows: [...of.parts.map(({ part }) => nameOf(of, part)), ...(of.rest ? [t('restRegions')] : [])],
      series: data.subjects.map(({ name }, place) => ({ name, values: columns.map(amounts => amounts[place] ?? 0) })),
    }),
    [of, columns, data, nameOf, t],
  )
  const shares = useMemo(() => {
    const filled = columns.map(amounts => (amounts.some(amount => amount > 0) ? sharesOf(amounts) : null))
    return data.subjects.map((_, place) => filled.map(column => column?.[place] ?? null))
  }, [columns, data])
  return (
    <div className={styles.wide} aria-busy={isStale}>
      <BarChart
        title={t('share')}
        note={note}
        data={chart}
        shares={shares}
        legendAt="foot"
        height={280}
        onOpen={({ row, series }) => {
          const subject = data.subjects[series]
          if (!subject) return
          const { filters, at } = partOpens(of, row, subject)
          void navigate(behind(subject, { ...data, fold: data.fold || of.voice === 'stories' }, filters, at))
        }}
      />
    </div>
  )
}
