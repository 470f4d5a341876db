import { FilterControls, MonitorControls } from '@guanlan/features/boards/boards/web'
import { RangePicker } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  ErrorOf,
  IconButton,
  movedTo,
  Row,
  Segmented,
  SkeletonRows,
  Stack,
  TextField,
  useUndo,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  mostEntries,
  TouchBankDraft,
  type TouchEntry,
  type TouchKind,
  type TouchScreen,
  touchKinds,
} from '../../contract.ts'
import { touchStrings } from '../../strings/touch.ts'
import { api, screensKey } from '../api.ts'
import { EventChoice, ReportChoice } from './Choices.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import styles from './touch.module.css'

const blank: Readonly<Record<TouchKind, TouchEntry['opens']>> = {
  list: { kind: 'list', frame: { range: '7d', monitors: [], filters: [] } },
  report: { kind: 'report', id: 0 },
  event: { kind: 'event', id: 0 },
  text: { kind: 'text', text: '' },
  picture: { kind: 'picture', data: '' },
}

/** What visitors of a screen may open, in order; saved as a whole. */
export default function TouchBankDialog({
  screen,
  name,
  onClose,
}: {
  screen: TouchScreen
  name: string
  onClose: () => void
}) {
  const t = useWords(touchStrings)
  const client = useQueryClient()
  const [written, setWritten] = useState<readonly TouchEntry[] | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [screensKey, 'touch', screen],
    queryFn: ({ signal }) => api.touchBank({ query: { screen } }, { signal }),
    refetchOnWindowFocus: false,
  })
  const act = useUndo(() => client.invalidateQueries({ queryKey: [screensKey] }))
  const entries = written ?? data?.entries
  const body = TouchBankDraft.safeParse({ screen, version: data?.version ?? 0, entries })
  return (
    <WritingDialog label={t('touchOf', { name })} size="wide" guards={false} onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.dialog}>
          <h2>{t('touchOf', { name })}</h2>
          <p className="dim">{t('touchAbout')}</p>
          {!entries && (error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
          {entries?.length === 0 && <p className="dim">{t('noEntries')}</p>}
          <ol className={styles.bank}>
            {entries?.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries are written in place
              <li key={place}>
                <Entry entry={entry} place={place} onChange={next => setWritten(entries.with(place, next))} />
                <Row gap={4}>
                  {place > 0 && (
                    <IconButton
                      icon="up"
                      label={t('moveUp', { n: place + 1 })}
                      onClick={() => setWritten(movedTo(entries, place, place - 1))}
                    />
                  )}
                  <IconButton
                    icon="trash"
                    label={t('removeEntry', { n: place + 1 })}
                    onClick={() => setWritten(entries.toSpliced(place, 1))}
                  />
                </Row>
              </li>
            ))}
          </ol>
          {entries && entries.length < mostEntries && (
            <Row>
              <Button icon="plus" onClick={() => setWritten([...entries, { title: '', opens: blank.list }])}>
                {t('addEntry')}
              </Button>
            </Row>
          )}
          <Row as="footer" to="end" gap={8}>
            <Button onClick={() => void leave()}>{t('cancel')}</Button>
            <Button
              kind="primary"
              disabled={!written || !body.success}
              onClick={() =>
                body.success &&
                void act(
                  () => api.saveTouchBank.act({ body: body.data }),
                  () => t('saved'),
                ).then(done => done && onClose())
              }
            >
              {t('save')}
            </Button>
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}

function Entry({
  entry: { title, opens },
  place,
  onChange,
}: {
  entry: TouchEntry
  place: number
  onChange: (entry: TouchEntry) => void
}) {
  const t = useWords(touchStrings)
  const write = (next: TouchEntry['opens']) => onChange({ title, opens: next })
  return (
    <Stack gap={8}>
      <Row gap={8} align="end" wrap={4}>
        <TextField
          label={`${t('entry', { n: place + 1 })} · ${t('title')}`}
          maxLength={50}
          value={title}
          onChange={event => onChange({ title: event.target.value, opens })}
        />
        <Segmented
          label={t('kind')}
          value={opens.kind}
          options={touchKinds.map(value => ({ value, label: t(`kind_${value}`) }))}
          onChange={kind => kind !== opens.kind && write(blank[kind])}
        />
      </Row>
      {opens.kind === 'list' && (
        <Row gap={8} wrap={4}>
          <RangePicker
            range={opens.frame.range}
            onChange={range => write({ ...opens, frame: { ...opens.frame, range } })}
          />
          <MonitorControls
            monitors={opens.frame.monitors}
            onChange={monitors => write({ ...opens, frame: { ...opens.frame, monitors } })}
          />
          <FilterControls
            filters={opens.frame.filters}
            onChange={filters => write({ ...opens, frame: { ...opens.frame, filters } })}
          />
        </Row>
      )}
      {opens.kind === 'report' && <ReportChoice value={opens.id} onChange={id => write({ kind: 'report', id })} />}
      {opens.kind === 'event' && <EventChoice value={opens.id} onChange={id => write({ kind: 'event', id })} />}
      {opens.kind === 'picture' && (
        <PictureChoice value={opens.data} title={title} onChange={data => write({ kind: 'picture', data })} />
      )}
      {opens.kind === 'text' && (
        <label>
          <span className="label-line">{t('kind_text')}</span>
          <textarea
            rows={4}
            maxLength={2_000}
            value={opens.text}
            onChange={event => write({ kind: 'text', text: event.target.value })}
          />
        </label>
      )}
    </Stack>
  )
}
