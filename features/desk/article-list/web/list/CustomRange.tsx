import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import {
  momentOfWall,
  momentsOf,
  problemOf,
  type TimeRange,
  wallOfMoment,
} from '@guanlan/features/articles/articles/web'
import { Button, Stack, TextField, useAppearance, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import styles from './RangePicker.module.css'

/** Two moments on the wall of the organisation's zone; the start first, at most 90 days apart (spec 5). */
export function CustomRange({ range, onChoose }: { range: TimeRange; onChoose: (range: TimeRange) => void }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const timeZone = useAppearance(state => state.timeZone)
  const [walls, setWalls] = useState(() => {
    if (range === '24h') return { from: '', to: '' }
    const { from, to } = momentsOf(range, Date.now(), timeZone)
    return { from: wallOfMoment(from, timeZone), to: wallOfMoment(to, timeZone) }
  })
  const [tried, setTried] = useState(false)
  const from = momentOfWall(walls.from, timeZone)
  const to = momentOfWall(walls.to, timeZone)
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
      <TextField
        label={t('start')}
        type="datetime-local"
        value={walls.from}
        onChange={event => setWalls({ ...walls, from: event.target.value })}
        problem={problem === 'startFirst' ? text : undefined}
      />
      <TextField
        label={t('end')}
        type="datetime-local"
        value={walls.to}
        onChange={event => setWalls({ ...walls, to: event.target.value })}
        problem={problem === 'startFirst' ? undefined : text}
      />
      <Button type="submit" kind="primary">
        {t('apply')}
      </Button>
    </Stack>
  )
}
