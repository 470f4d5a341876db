import { Button, ErrorOf, Panel, Row, SkeletonRows, Stack, TextField, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Stretch, stretchesOfWords, stretchOfLines } from '../contract/stretch.ts'
import { strings } from '../strings.ts'
import { api, recognitionKey } from './api.ts'
import { clock } from './clock.ts'
import styles from './recognition.module.css'

/** Begin and end of a clip by the words of a recognised text: those that are searched for, or from one line to another. */
export function ClipByWords({ onChosen }: { onChosen: (stretch: Stretch, recordingId: number | null) => void }) {
  const t = useWords(strings)
  const [id, setId] = useState<number | null>(null)
  const [words, setWords] = useState('')
  const [first, setFirst] = useState<number | null>(null)
  const { data: tasks } = useQuery({
    queryKey: [recognitionKey, 'done'],
    queryFn: ({ signal }) => api.list({ query: { type: 'all', page: 1, pageSize: 100 } }, { signal }),
  })
  const done = tasks?.list.filter(({ status }) => status === 'v_2') ?? []
  const { data, error, refetch } = useQuery({
    queryKey: [recognitionKey, 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id: id as number } }, { signal }),
    enabled: id !== null,
  })
  const found = useMemo(() => stretchesOfWords(data?.lines ?? [], words), [data, words])
  const isFound = (place: number) => found.some(each => place >= each.first && place <= each.last)
  const choose = (stretch: Stretch | null) => stretch && onChosen(stretch, data?.recordingId ?? null)
  const press = (place: number) => {
    if (!data) return
    choose(stretchOfLines(data.lines, first ?? place, place))
    setFirst(first === null ? place : null)
  }
  if (done.length === 0) return null
  return (
    <Panel title={t('byWords')} note={t('byWordsHint')}>
      <Stack gap={12} className={styles.inside ?? ''}>
        <Row gap={12} wrap={8}>
          <select
            className="field"
            aria-label={t('recognised')}
            value={id ?? ''}
            onChange={({ target }) => {
              setId(Number(target.value) || null)
              setFirst(null)
            }}
          >
            <option value="">{t('recognised')}</option>
            {done.map(each => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
          <TextField label={t('words')} value={words} maxLength={200} onChange={e => setWords(e.target.value)} />
        </Row>
        {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
        {id !== null && !data && !error && <SkeletonRows rows={4} />}
        {words !== '' && data && (
          <Row gap={8} wrap={8} align="center">
            {found.length === 0 && <span className="dim">{t('noWords')}</span>}
            {found.map(stretch => (
              <Button key={stretch.start} size="small" onClick={() => choose(stretch)}>
                {clock(stretch.start)}–{clock(stretch.end)}
              </Button>
            ))}
          </Row>
        )}
        {data && (
          <ul className={styles.lines} aria-label={t('text')}>
            {data.lines.map((line, place) => (
              <li key={`${line.from} ${line.text}`}>
                <button type="button" aria-pressed={first === place} onClick={() => press(place)}>
                  <span className="dim">{clock(line.from)}</span>{' '}
                  {isFound(place) ? <mark>{line.text}</mark> : line.text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  )
}
