import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { momentsOf, problemOf, type TimeRange } from '@guanlan/features/articles/articles/web'
import { Button, MomentField, Stack, useAppearance, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import styles from './RangePicker.module.css'

/** Two moments on the wall of the organisation's zone; the start first, at most 90 days apart (spec 5). */
export function CustomRange({ range, onChoose }: { range: TimeRange; onChoose: (range: TimeRange) => void }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const timeZone = useAppearance(state => state.timeZone)
  const [{ from, to }, setPeriod] = useState<{ from: string | null; to: string | null }>(() =>
    range === '24h' ? { from: null, to: null } : momentsOf(range, Date.now(), timeZone),
  )
  const [tried, setTried] = useState(false)
  const problem = problemOf(from, to)
  const endFirst = problem === 'startFirst' && to !== null
  const text = problem && (tried || endFirst || problem !== 'startFirst') ? a(problem) : undefined
  return (
    <Stack
      as="form"
      gap={12}
      className={styles.custom}
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (from && !problem) onChoose({ from, to: to ?? new Date().toISOString() })
      }}
    >
      <MomentField
        label={t('start')}
        value={from}
        onChange={moment => setPeriod({ from: moment, to })}
        problem={problem === 'startFirst' ? text : undefined}
      />
      <MomentField
        label={t('end')}
        value={to}
        onChange={moment => setPeriod({ from, to: moment })}
        problem={problem === 'startFirst' ? undefined : text}
      />
      <Button type="submit" kind="primary">
        {t('apply')}
      </Button>
    </Stack>
  )
}
