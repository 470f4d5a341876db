import {
  Button,
  ErrorOf,
  Facts,
  Moment,
  PlainTable,
  percent,
  SettingsFrame,
  SkeletonRows,
  toast,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { FailingTask, Installation, InstallationState } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { bytesOf } from './bytes.ts'
import { InForce } from './InForce.tsx'
import { Processes } from './Processes.tsx'
import { TestMail } from './TestMail.tsx'
import { TextIndexes } from './TextIndexes.tsx'

/** Looked at again so often while it is open. */
const everyMs = 10_000

/** A part of the operators' console: how the installation is now. */
export default function Health() {
  const t = useWords(strings)
  const flow = useQuery({
    queryKey: ['health', 'installation'],
    queryFn: ({ signal }) => api.installation(undefined, { signal }),
    refetchInterval: everyMs,
  })
  const state = useQuery({
    queryKey: ['health', 'state'],
    queryFn: ({ signal }) => api.state(undefined, { signal }),
    refetchInterval: everyMs,
  })
  const retry = async ({ id }: FailingTask) => {
    await api.retryTask({ params: { id } })
    toast({ text: t('retried') })
    await state.refetch()
  }
  if (flow.error) return <ErrorOf error={flow.error} onRetry={() => void flow.refetch()} />
  if (state.error) return <ErrorOf error={state.error} onRetry={() => void state.refetch()} />
  if (!flow.data || !state.data) return <SkeletonRows />
  return (
    <SettingsFrame
      title={t('health')}
      sections={[
        { id: 'flow', title: t('flow'), content: <Flow of={flow.data} /> },
        { id: 'sending', title: t('sending'), content: <Sending of={flow.data} /> },
        ...(flow.data.textIndex
          ? [{ id: 'textIndex', title: t('textIndex'), content: <TextIndexes of={flow.data.textIndex} /> }]
          : []),
        { id: 'processes', title: t('processes'), content: <Processes of={state.data.processes} /> },
        { id: 'tasks', title: t('tasks'), content: <Tasks of={state.data} onRetry={retry} /> },
        { id: 'settings', title: t('settingsInForce'), content: <InForce /> },
        { id: 'mail', title: t('mail'), content: <TestMail /> },
        { id: 'database', title: t('database'), content: <Stored of={state.data} /> },
      ]}
    />
  )
}

function Flow({ of }: { of: Installation }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const { pipeline } = of
  return (
    <>
      <Facts
        facts={[
          [t('waiting'), exact(of.waiting)],
          [t('oldest'), of.oldestSeconds === null ? t('none') : t('seconds', { count: exact(of.oldestSeconds) })],
          [t('batchesFailing'), exact(of.failing)],
          [t('sources'), `${exact(of.sources.failing)} / ${exact(of.sources.enabled)}`],
          ...(pipeline
            ? ([
                [t('rules'), exact(pipeline.rules.rules)],
                [t('lag'), t('milliseconds', { count: exact(Math.round(pipeline.lagMs)) })],
                [t('turnShare'), percent(pipeline.turnShare)],
              ] as const)
            : []),
        ]}
      />
      <Facts
        of="texts"
        facts={[
          [t('version'), of.version],
          [t('role'), t(`roleOf_${of.role}`)],
          [t('startedAt'), <Moment key="at" at={of.startedAt} exact />],
          ...(pipeline?.lastError ? ([[t('lastError'), pipeline.lastError]] as const) : []),
        ]}
      />
    </>
  )
}

function Sending({ of: { sending } }: { of: Installation }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  return (
    <Facts
      facts={[
        [
          t('sendingOldest'),
          sending.oldestSeconds === null ? t('none') : t('seconds', { count: exact(sending.oldestSeconds) }),
        ],
        [t('failedLastHour'), exact(sending.failedLastHour)],
        [t('paused'), exact(sending.pausedChannels)],
      ]}
    />
  )
}

function Tasks({ of: { tasks }, onRetry }: { of: InstallationState; onRetry: (task: FailingTask) => Promise<void> }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  return (
    <>
      <Facts
        facts={[
          [t('tasksWaiting'), exact(tasks.waiting)],
          [t('tasksRunning'), exact(tasks.running)],
          [t('failedLastDay'), exact(tasks.failedLastDay)],
          [t('waitingSince'), tasks.oldest ? <Moment key="at" at={tasks.oldest} /> : t('none')],
        ]}
      />
      {tasks.failing.length === 0 ? (
        <p className="dim">{t('noneFailed')}</p>
      ) : (
        <PlainTable label={t('failing')} head={[t('job'), t('organisation'), t('problem'), t('endedAt'), t('act')]}>
          {tasks.failing.map(task => (
            <tr key={task.id}>
              <th scope="row">{task.job}</th>
              <td>{task.organisation}</td>
              <td>{task.problem}</td>
              <td>
                <Moment at={task.endedAt} />
              </td>
              <td>
                <Button size="small" aria-label={t('retryNamed', { ...task })} onClick={() => void onRetry(task)}>
                  {t('retry')}
                </Button>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </>
  )
}

function Stored({ of: { database, disk } }: { of: InstallationState }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  return (
    <>
      <Facts
        facts={[
          [t('size'), bytesOf(database.bytes)],
          [t('connections'), `${exact(database.connections)} / ${exact(database.mostConnections)}`],
          [t('disk'), t('of', { free: bytesOf(disk.free), total: bytesOf(disk.total) })],
        ]}
      />
      <PlainTable label={t('tables')} head={[t('table'), { number: t('bytes') }, { number: t('rows') }]}>
        {database.tables.map(({ name, bytes, rows }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-number>{bytesOf(bytes)}</td>
            <td data-number>{exact(rows)}</td>
          </tr>
        ))}
      </PlainTable>
      <PlainTable label={t('logins')} head={[t('login'), { number: t('count') }]}>
        {database.logins.map(({ role, connections }) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td data-number>{exact(connections)}</td>
          </tr>
        ))}
      </PlainTable>
    </>
  )
}
