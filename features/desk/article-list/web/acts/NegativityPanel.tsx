import { useDimensions } from '@guanlan/features/articles/vocabularies/web'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Button, PickPanel, Row, Segmented, Stack, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings as deskStrings } from '../../strings.ts'
import { actApi } from './act-queries.ts'
import styles from './acts.module.css'
import { closePanel } from './panel.ts'
import type { Target } from './target.ts'
import { useAct } from './use-act.ts'

const levels = ['1', '2', '3', '4'] as const

/** What articles are negative about, and how much. What is not touched stays as it is of each article; a level is kept by negative ones alone. */
export function NegativityPanel({ target }: { target: Target }) {
  const t = useWords(strings)
  const d = useWords(deskStrings)
  const act = useAct()
  const dimensions = (useDimensions() ?? []).filter(({ enabled }) => enabled)
  /** Undefined: not touched; null: none. */
  const [dimension, setDimension] = useState<string | null | undefined>(undefined)
  const [level, setLevel] = useState<(typeof levels)[number] | ''>('')
  const save = async () => {
    const done = await act(
      target,
      'sentiment',
      body =>
        actApi.negDim.act({
          body: {
            ...body,
            ...(dimension !== undefined && { neg_dim: dimension }),
            ...(level !== '' && { level: Number(level) as 1 }),
          },
        }),
      count => t('didNegDim', { count }),
    )
    if (done) closePanel()
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <PickPanel
        label={t('dimension')}
        choices={dimensions.map(({ id, name }) => ({ id, name }))}
        chosen={new Set(dimension ? [dimension] : [])}
        onTurn={(id, on) => setDimension(on ? String(id) : null)}
      />
      <Stack gap={12} className={styles.fields}>
        <Segmented
          label={t('negativityLevel')}
          value={level}
          onChange={setLevel}
          options={levels.map(value => ({ value, label: d(`level${value}`) }))}
        />
      </Stack>
      <p className={styles.hint}>{t('levelHint')}</p>
      <Row as="footer" gap={8} to="end" className={styles.foot}>
        <Button kind="quiet" onClick={() => setDimension(null)}>
          {t('noDimension')}
        </Button>
        <Button type="submit" kind="primary" disabled={dimension === undefined && level === ''}>
          {t('save')}
        </Button>
      </Row>
    </form>
  )
}
