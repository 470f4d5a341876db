import { strings as chartStrings } from '@guanlan/features/charts/charts/strings'
import { Button, Row, Stack, TextField, useWords, WritingDialog } from '@guanlan/platform/web'
import { useState } from 'react'
import { measures, Shown } from '../../contract.ts'
import { panelStrings } from '../../strings/panels.ts'
import { strings } from '../../strings.ts'
import styles from './arrange.module.css'
import { panelCharts, ShownFields } from './ShownFields.tsx'

/** Added at once. */
const others = [
  'articles',
  'stories',
  'incidents',
  'crises',
  'handling',
  'reviews',
  'negativeMedia',
  'societyEvents',
  'clock',
] as const
const later = ['index', 'complaints', 'material', 'hotList', 'comparison', 'countdown', 'text'] as const
interface ChoiceOfKind {
  kind: string
  chart?: string
  measure?: string
}
/** What they are of is chosen first. */
const beginnings: Readonly<Record<string, Shown>> = {
  split: { kind: 'chart', chart: 'split', by: 'mediaType', against: null },
  complaints: { kind: 'complaints', by: 'brand' },
  material: { kind: 'material', list: 'topics', part: 'lines' },
  index: { kind: 'index', indexId: 0 },
  comparison: { kind: 'comparison', comparisonId: 0, part: 'volume' },
  hotList: { kind: 'hotList', platform: 'weibo', rows: 8 },
  countdown: { kind: 'countdown', until: '' },
  text: { kind: 'text', text: '' },
}

/** Chooses what a new panel shows; it stands below the others. */
export function AddPanel({ onAdd, onClose }: { onAdd: (shows: Shown, title: string) => void; onClose: () => void }) {
  const t = useWords(strings)
  const p = useWords(panelStrings)
  const c = useWords(chartStrings)
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<Shown | null>(null)
  const add = (shows: object) => onAdd(Shown.parse(shows), title.trim())
  const begin = (name: string) => setChosen(beginnings[name] ?? null)
  const read = chosen && Shown.safeParse(chosen)
  return (
    <WritingDialog label={t('addPanel')} size="normal" guards={false} onClose={onClose}>
      {() => (
        <Stack gap={12} className={styles.add}>
          <h2>{t('addPanel')}</h2>
          <TextField
            label={t('panelTitle')}
            placeholder={t('panelTitleHint')}
            maxLength={100}
            value={title}
            onChange={event => setTitle(event.target.value)}
          />
          {chosen ? (
            <ShownFields shows={chosen} onChange={setChosen} />
          ) : (
            <>
              <Choices
                title={t('numbers')}
                choices={measures.map(measure => [p(`measure_${measure}`), { kind: 'number', measure }])}
                onChoose={add}
              />
              <Choices
                title={t('charts')}
                choices={panelCharts.map(chart => [c(chart), { kind: 'chart', chart }])}
                onChoose={shows => (shows.chart === 'split' ? begin('split') : add(shows))}
              />
              <Choices
                title={t('others')}
                choices={[...others, ...later].map(kind => [p(`kind_${kind}`), { kind }])}
                onChoose={shows => (beginnings[shows.kind] ? begin(shows.kind) : add(shows))}
              />
            </>
          )}
          <Row as="footer" to="end" gap={8}>
            {chosen && <Button onClick={() => setChosen(null)}>{t('back')}</Button>}
            <Button onClick={onClose}>{t('cancel')}</Button>
            {chosen && (
              <Button kind="primary" disabled={!read?.success} onClick={() => add(chosen)}>
                {t('addPanel')}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}

function Choices({
  title,
  choices,
  onChoose,
}: {
  title: string
  choices: readonly (readonly [label: string, shows: ChoiceOfKind])[]
  onChoose: (shows: ChoiceOfKind) => void
}) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Row gap={8} wrap={8}>
        {choices.map(([label, shows]) => (
          <Button key={label} size="small" onClick={() => onChoose(shows)}>
            {label}
          </Button>
        ))}
      </Row>
    </section>
  )
}
