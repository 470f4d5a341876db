import { Button, ErrorOf, linkTo, Moment, Panel, Row, SkeletonRows, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Crisis, Line } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import styles from '../parts/room.module.css'
import { AddLine } from './AddLine.tsx'
import { everyLine, LineFilters, questionOf, type Which } from './LineFilters.tsx'

const pageSize = 30

/** What happened, and when it was noted; people add lines, and a correction is a line that names another one. An article is a door to it. */
export function Chronicle({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const [which, setWhich] = useState<Which>(everyLine)
  const [page, setPage] = useState(1)
  const [corrects, setCorrects] = useState<Line | null>(null)
  const question = questionOf(crisis.id, which)
  const requested = useQuery({
    queryKey: [crisesKey, 'lines', crisis.id, which, page],
    queryFn: ({ signal }) => api.lines({ body: { ...question, page, pageSize } }, { signal }),
    placeholderData: before => before,
  })
  const found = requested.data
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  return (
    <Panel
      title={t('chronicle')}
      note={found && t('linesCount', { count: found.total })}
      more={
        <LineFilters
          which={which}
          total={found?.total}
          crisisId={crisis.id}
          onChange={next => {
            setWhich(next)
            setPage(1)
          }}
        />
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
            <OneLine key={line.id} of={line} onCorrect={isOpen ? () => setCorrects(line) : null} />
          ))}
        </ol>
      )}
      {found && found.total > pageSize && (
        <Row gap={8} to="end" className={styles.form}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t(which.order === 'desc' ? 'newer' : 'older')}
          </Button>
          <Button size="small" disabled={page * pageSize >= found.total} onClick={() => setPage(page + 1)}>
            {t(which.order === 'desc' ? 'older' : 'newer')}
          </Button>
        </Row>
      )}
    </Panel>
  )
}

function OneLine({ of: line, onCorrect }: { of: Line; onCorrect: (() => void) | null }) {
  const t = useWords(strings)
  return (
    <li>
      <Moment at={line.happenedAt} exact />
      <span>
        {line.corrects !== null && <small className="dim">{t('correctsLine')} </small>}
        {line.correctedBy === null ? line.text : <s>{line.text}</s>}{' '}
        {line.articleId !== null && (
          <Link to={linkTo('/monitorDetail', null, { id: line.articleId })}>{t('factArticle')}</Link>
        )}
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
        {onCorrect && line.correctedBy === null && (
          <Button kind="quiet" size="small" onClick={onCorrect}>
            {t('correct')}
          </Button>
        )}
      </span>
    </li>
  )
}
