import {
  Button,
  ErrorOf,
  IconButton,
  Moment,
  percent,
  useFormat,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { RecallTest } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { BeginTest } from './BeginTest.tsx'
import { ItemsOfTest } from './ItemsOfTest.tsx'
import styles from './recall-tests.module.css'
import { ScoreCourse } from './ScoreCourse.tsx'
import { isEnded, scoreOf } from './score.ts'

const key = ['recallTests']

/** Lists of articles that should be here: begin a test, the score over time, and what became of each article. */
export function RecallTests() {
  const t = useWords(strings)
  const may = useMay()
  const mayEdit = may('recallTests.edit')
  const client = useQueryClient()
  const changed = useCallback(() => client.invalidateQueries({ queryKey: key }), [client])
  const act = useUndo(changed)
  const [opened, setOpened] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => api.list(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.list.every(isEnded) === false ? 1_000 : false),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  const tests = data?.list ?? []
  const shown = tests.find(({ id }) => id === opened)
  const started = async (begin: Parameters<typeof act<{ id: number; total: number }>>[0]) => {
    const done = await act(begin, ({ total }) => t('begun', { total }))
    if (done) setOpened(done.id)
    return done !== null
  }
  const remove = (test: RecallTest) => {
    // Its articles would be asked for once more, and be gone.
    if (test.id === opened) setOpened(null)
    return act(
      () => api.remove.act({ params: { id: test.id } }),
      () => t('removed', { name: test.name }),
    )
  }
  return (
    <section className={styles.recall} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="dim">{t('hint')}</p>
      {mayEdit && <BeginTest onBegin={body => started(() => api.begin.act({ body }, { timeout: 'long' }))} />}
      {tests.filter(isEnded).length > 1 && <ScoreCourse tests={tests} />}
      {tests.length === 0 ? (
        data && <p className="dim">{t('none')}</p>
      ) : (
        <TestTable
          tests={tests}
          opened={opened}
          onOpen={id => setOpened(id === opened ? null : id)}
          {...(mayEdit && {
            onAgain: (id: number) => void started(() => api.again.act({ params: { id } })),
            onRemove: (test: RecallTest) => void remove(test),
          })}
        />
      )}
      {shown && <ItemsOfTest key={shown.id} test={shown} />}
    </section>
  )
}

interface TableProps {
  tests: readonly RecallTest[]
  opened: number | null
  onOpen: (id: number) => void
  onAgain?: (id: number) => void
  onRemove?: (test: RecallTest) => void
}

function TestTable({ tests, opened, onOpen, onAgain, onRemove }: TableProps) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section className={styles.rows} aria-label={t('test')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(['test', 'when', 'total', 'score', 'inTime', 'found', 'late_', 'unmatched', 'uncollected'] as const).map(
              head => (
                <th key={head}>{t(head)}</th>
              ),
            )}
            <th>
              <span className="unseen">{t('again')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tests.map(test => {
            const score = scoreOf(test)
            return (
              <tr key={test.id} data-on={test.id === opened || undefined}>
                <td>
                  <Button size="small" kind="quiet" aria-expanded={test.id === opened} onClick={() => onOpen(test.id)}>
                    {test.name}
                  </Button>
                </td>
                <td>
                  <Moment at={test.createdAt} />
                </td>
                <td>{format.exact(test.total)}</td>
                <td>
                  <b>{score ? percent(score.recall) : t('waiting')}</b>
                </td>
                <td>{score && percent(score.inTime)}</td>
                <td>{format.exact(test.counts.found)}</td>
                <td>{format.exact(test.counts.late)}</td>
                <td>{format.exact(test.counts.unmatched)}</td>
                <td>{format.exact(test.counts.uncollected)}</td>
                <td className={styles.acts}>
                  {onAgain && (
                    <Button size="small" kind="quiet" onClick={() => onAgain(test.id)}>
                      {t('again')}
                    </Button>
                  )}
                  {onRemove && <IconButton icon="trash" label={t('remove')} onClick={() => onRemove(test)} />}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
