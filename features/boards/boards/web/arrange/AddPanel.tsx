import { chartNames } from '@guanlan/features/charts/charts/contract'
import { strings as chartStrings } from '@guanlan/features/charts/charts/strings'
import { Button, Row, Stack, TextField, useWords, WritingDialog } from '@guanlan/platform/web'
import { useState } from 'react'
import { measures, Shown } from '../../contract.ts'
import { panelStrings } from '../../strings/panels.ts'
import { strings } from '../../strings.ts'
import styles from './arrange.module.css'

const others = ['articles', 'stories', 'incidents', 'complaints', 'reviews', 'clock'] as const

/** Chooses what a new panel shows; it stands below the others. */
export function AddPanel({ onAdd, onClose }: { onAdd: (shows: Shown, title: string) => void; onClose: () => void }) {
  const t = useWords(strings)
  const p = useWords(panelStrings)
  const c = useWords(chartStrings)
  const [title, setTitle] = useState('')
  const add = (shows: object) => onAdd(Shown.parse(shows), title.trim())
  return (
    <WritingDialog label={t('addPanel')} size="normal" onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.add}>
          <h2>{t('addPanel')}</h2>
          <TextField
            label={t('panelTitle')}
            placeholder={t('panelTitleHint')}
            maxLength={100}
            value={title}
            onChange={event => setTitle(event.target.value)}
          />
          <Choices
            title={t('numbers')}
            choices={measures.map(measure => [p(`measure_${measure}`), { kind: 'number', measure }])}
            onChoose={add}
          />
          <Choices
            title={t('charts')}
            choices={chartNames
              .filter(name => name !== 'negativeAnalysis' && name !== 'split')
              .map(chart => [c(chart), { kind: 'chart', chart }])}
            onChoose={add}
          />
          <Choices title={t('others')} choices={others.map(kind => [p(`kind_${kind}`), { kind }])} onChoose={add} />
          <Row as="footer" to="end">
            <Button onClick={() => void leave()}>{t('cancel')}</Button>
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
  choices: readonly (readonly [label: string, shows: object])[]
  onChoose: (shows: object) => void
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
