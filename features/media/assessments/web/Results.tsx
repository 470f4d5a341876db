import { entryAddress } from '@guanlan/features/media/media-library/web'
import {
  type ChartData,
  choicesOf,
  ErrorOf,
  exact,
  HeatChart,
  inBody,
  linkTo,
  Panel,
  type RecordColumn,
  RecordScreen,
  Segmented,
  SkeletonRows,
  Tag,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import {
  type Criterion,
  computedCriteria,
  exportedResults,
  givenCriteria,
  leastArticles,
  RankingQuestion,
  type Result,
  tiers,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './assessments.module.css'
import { CutLines } from './CutLines.tsx'
import { Formulas } from './Formulas.tsx'
import { MarkInput } from './MarkInput.tsx'
import { TagTiers } from './TagTiers.tsx'

/** The ranking of one assessment, with what each score rests on. */
export function Results({ taskId }: { taskId: number }) {
  const t = useWords(strings)
  const task = useQuery({
    queryKey: ['assessments', 'task', taskId],
    queryFn: ({ signal }) => api.get({ params: { id: taskId } }, { signal }),
  })
  const of = useMemo(() => ({ taskId }), [taskId])
  const list = useList({ name: 'assessment-results', question: RankingQuestion, load: inBody(api.results), of })
  const acts = useRef(list)
  acts.current = list
  const columns = useColumns(taskId, acts)
  if (task.error) return <ErrorOf error={task.error} onRetry={() => void task.refetch()} />
  if (!task.data) return <SkeletonRows />
  const { name } = task.data
  return (
    <RecordScreen
      title={t('resultsOf', { name })}
      label={t('results')}
      list={list}
      api={{
        export: (call: { body: { chosen: { allOf: object | null } } }) =>
          api.export({ body: withTask(call.body as never, list.question, taskId) }),
      }}
      search={t('findEntry')}
      columns={columns}
      empty={t('noResults')}
      exported={exportedResults}
      acts={<Link to={linkTo('/evaluation')}>{t('allTasks')}</Link>}
      filters={
        <Segmented
          label={t('tier')}
          value={list.question.tier}
          onChange={tier => list.change({ tier })}
          options={choicesOf(['all', ...tiers], value => (value === 'all' ? t('all') : value))}
        />
      }
      above={<Overview taskId={taskId} updated={list.records.rows} />}
    />
  )
}

type Exported = Parameters<typeof api.export>[0]['body']
/** What is exported is what the question finds: places are no rows to choose. */
const withTask = (body: Exported, question: object, taskId: number): Exported => ({
  ...body,
  chosen: { ids: [], but: body.chosen.but ?? [], allOf: { ...question, taskId } as never },
})

/** Five steps of 20 in each direction. */
const steps = [0, 20, 40, 60, 80] as const
const stepOf = (value: number): number => Math.min(steps.length - 1, Math.floor(value / 20))
const stepName = (step: number): string => `${step}–${step + 20}`

function Overview({ taskId, updated }: { taskId: number; updated: readonly Result[] }) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: ['assessments', 'all results', taskId, updated],
    queryFn: ({ signal }) => api.results({ body: { taskId, pageSize: 500 } }, { signal }),
    placeholderData: before => before,
  })
  const [cell, setCell] = useState<{ row: number; series: number } | null>(null)
  const placed = useMemo(
    () =>
      (data?.list ?? []).flatMap(({ name, computed }) =>
        computed && computed.relevance !== null && computed.influence !== null
          ? [{ name, row: stepOf(computed.relevance), series: stepOf(computed.influence) }]
          : [],
      ),
    [data],
  )
  const chart = useMemo<ChartData>(
    () => ({
      head: t('relevance'),
      rows: steps.map(stepName).toReversed(),
      series: steps.map((step, series) => ({
        name: `${t('influence')} ${stepName(step)}`,
        values: steps
          .map((_, row) => placed.filter(each => each.row === row && each.series === series).length)
          .toReversed(),
      })),
    }),
    [t, placed],
  )
  if (!data) return <SkeletonRows rows={3} />
  const inCell = cell
    ? placed.filter(({ row, series }) => steps.length - 1 - row === cell.row && series === cell.series)
    : []
  return (
    <div className={styles.overview}>
      <HeatChart
        title={t('chart')}
        data={chart}
        height={220}
        onOpen={({ row, series }) => setCell({ row, series: series ?? 0 })}
      />
      <Panel title={t('cuts')} {...(data.before && { note: t('changeSince', { name: data.before.name }) })}>
        <div className={styles.side}>
          <CutLines taskId={taskId} cuts={data.cuts} results={data.list} />
          {cell && <p>{inCell.map(({ name }) => name).join('、') || t('noResults')}</p>}
          <p className="dim">{t('chartNote')}</p>
          <TagTiers taskId={taskId} />
          <Formulas />
        </div>
      </Panel>
    </div>
  )
}

type ListRef = { current: { act: Parameters<typeof MarkInput>[0]['act'] } }

function useColumns(taskId: number, list: ListRef): RecordColumn<Result>[] {
  const t = useWords(strings)
  const may = useMay()
  const mayAssess = may('mediaLibrary.assess')
  return useMemo(() => {
    const computed = computedCriteria.map(
      (criterion): RecordColumn<Result> => ({
        id: criterion,
        title: t(criterion),
        width: 84,
        align: 'end',
        sort: criterion,
        cell: row => <Part of={row} criterion={criterion} />,
      }),
    )
    const given = givenCriteria.map(
      (criterion): RecordColumn<Result> => ({
        id: criterion,
        title: t(criterion),
        width: 90,
        sort: criterion,
        cell: row =>
          mayAssess ? (
            <MarkInput of={row} criterion={criterion} taskId={taskId} act={(...of) => list.current.act(...of)} />
          ) : (
            (row[criterion] ?? <span className="dim">{t('notMarked')}</span>)
          ),
      }),
    )
    return [
      {
        id: 'name',
        title: t('entry'),
        width: 170,
        sort: 'name',
        pinned: 'start',
        cell: row => <Link to={entryAddress(row.entry)}>{row.name}</Link>,
      },
      { id: 'place', title: t('place'), width: 64, align: 'end', cell: row => exact(row.id) },
      {
        id: 'score',
        title: t('score'),
        width: 76,
        align: 'end',
        sort: 'score',
        cell: row =>
          row.score === null ? (
            <span className="dim">{t('notKnownYet')}</span>
          ) : (
            <b title={t('knownOf', { known: row.known })}>{row.score.toFixed(1)}</b>
          ),
      },
      {
        id: 'tier',
        title: t('tier'),
        width: 64,
        cell: row => row.tier && <Tag accent={row.tier === 'A'}>{row.tier}</Tag>,
      },
      { id: 'change', title: t('change'), width: 76, align: 'end', cell: row => <Change of={row} /> },
      ...computed,
      {
        id: 'articles',
        title: t('articles'),
        width: 80,
        align: 'end',
        cell: row => row.computed && exact(row.computed.articles),
      },
      ...given,
      { id: 'known', title: t('known'), width: 84, cell: row => `${row.known}%` },
    ]
  }, [t, mayAssess, taskId, list])
}

function Part({ of: { computed }, criterion }: { of: Result; criterion: Criterion }) {
  const t = useWords(strings)
  const value = criterion === 'cooperation' || criterion === 'price' ? null : (computed?.[criterion] ?? null)
  if (value !== null && criterion === 'influence' && computed?.influenceOn)
    return (
      <>
        {value.toFixed(1)} <small className="dim">{t('influenceOn', { day: computed.influenceOn.slice(5) })}</small>
      </>
    )
  if (value !== null) return value.toFixed(1)
  const isFew = criterion === 'influence' && computed && computed.articles < leastArticles
  return <span className="dim">{t(isFew ? 'tooFew' : 'notKnownYet')}</span>
}

function Change({ of: { score, before } }: { of: Result }) {
  const t = useWords(strings)
  if (before === null || score === null) return <span className="dim">{t('firstTime')}</span>
  const change = Math.round((score - before) * 10) / 10
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change).toFixed(1)}`
}
