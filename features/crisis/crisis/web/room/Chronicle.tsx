import {
  Button,
  choicesOf,
  ErrorOf,
  ExportButton,
  Moment,
  MomentField,
  Panel,
  Row,
  SkeletonRows,
  Stack,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Crisis, exportedLine, type Line, type LineKind, lineKinds } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import styles from '../parts/room.module.css'
import { useCrisisAct } from '../use-crisis.ts'

const pageSize = 30

/** What happened, and when it was noted; people add lines, and a correction is a line that names another one. */
export function Chronicle({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const [kind, setKind] = useState<LineKind | 'all'>('all')
  const [like, setLike] = useState('')
  const [page, setPage] = useState(1)
  const [corrects, setCorrects] = useState<Line | null>(null)
  const requested = useQuery({
    queryKey: [crisesKey, 'lines', crisis.id, kind, like, page],
    queryFn: ({ signal }) =>
      api.lines({ body: { crisisId: crisis.id, ...(kind !== 'all' && { kind }), like, page, pageSize } }, { signal }),
    placeholderData: before => before,
  })
  const found = requested.data
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  return (
    <Panel
      title={t('chronicle')}
      note={found && t('linesCount', { count: found.total })}
      more={
        <Row gap={4}>
          <input
            className="field"
            type="search"
            aria-label={t('findLine')}
            placeholder={t('findLine')}
            value={like}
            onChange={event => {
              setLike(event.target.value)
              setPage(1)
            }}
          />
          <select
            className="field"
            aria-label={t('kindOfLine')}
            value={kind}
            onChange={event => {
              setKind(event.target.value as LineKind)
              setPage(1)
            }}
          >
            {choicesOf(['all', ...lineKinds], key => t(key === 'all' ? 'all' : `line_${key}`)).map(
              ({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ),
            )}
          </select>
          <ExportButton
            list={{
              records: { total: found?.total },
              question: { crisisId: crisis.id, ...(kind !== 'all' && { kind }), like },
            }}
            columns={exportedLine}
            start={api.exportLines}
          />
        </Row>
      }
    >
      {isOpen && (
        <AddLine key={corrects?.id ?? 0} crisis={crisis} corrects={corrects} onDone={() => setCorrects(null)} />
      )}
      {!found ? (
        requested.isError ? (
          <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
        ) : (
          <SkeletonRows rows={4} />
        )
      ) : found.list.length === 0 ? (
        <p className={`dim ${styles.form}`}>{t('noLines')}</p>
      ) : (
        <ol className={styles.lines}>
          {found.list.map(line => (
            <li key={line.id}>
              <Moment at={line.happenedAt} exact />
              <span>
                {line.corrects !== null && <small className="dim">{t('correctsLine')} </small>}
                {line.correctedBy === null ? line.text : <s>{line.text}</s>}
                <small className="dim">
                  {' '}
                  {line.by ?? t('byItself')}
                  {line.notedAt !== line.happenedAt && (
                    <>
                      {' · '}
                      {t('noted')} <Moment at={line.notedAt} exact />
                    </>
                  )}
                </small>
                {isOpen && line.kind === 'note' && line.correctedBy === null && (
                  <Button kind="quiet" size="small" onClick={() => setCorrects(line)}>
                    {t('correct')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {found && found.total > pageSize && (
        <Row gap={8} to="end" className={styles.form}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button size="small" disabled={page * pageSize >= found.total} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </Row>
      )}
    </Panel>
  )
}

function AddLine({ crisis, corrects, onDone }: { crisis: Crisis; corrects: Line | null; onDone: () => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const [text, setText] = useState(corrects?.text ?? '')
  const [at, setAt] = useState<string | null>(corrects?.happenedAt ?? null)
  // What is written twice can never be taken away.
  const [isSending, setSending] = useState(false)
  const add = async () => {
    if (isSending) return
    setSending(true)
    const body = {
      crisisId: crisis.id,
      text,
      ...(at && { happenedAt: at }),
      ...(corrects && { corrects: corrects.id }),
    }
    const done = await act(
      () => api.addLine.act({ body }),
      () => t('didAddLine'),
    )
    setSending(false)
    if (!done) return
    setText('')
    setAt(null)
    onDone()
  }
  return (
    <Stack
      as="form"
      gap={4}
      className={styles.form}
      data-key="line"
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      {corrects && (
        <small className="dim">
          {t('correctsLine')} {corrects.text}
        </small>
      )}
      <textarea
        className="field"
        rows={2}
        maxLength={5000}
        aria-label={t('addLine')}
        placeholder={t('addLineHint')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {(text || corrects) && (
        <Row gap={8} align="end" to="end" wrap={4}>
          <MomentField label={t('happened')} problem={undefined} value={at} onChange={setAt} />
          {corrects && <Button onClick={onDone}>{t('cancel')}</Button>}
          <Button type="submit" kind="primary" disabled={isSending || text.trim() === ''}>
            {t('addLine')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
