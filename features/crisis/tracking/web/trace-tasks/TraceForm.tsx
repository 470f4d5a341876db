import { detailAddress } from '@guanlan/features/desk/article-list/web'
import { Snapshots } from '@guanlan/features/handling/snapshots/web'
import {
  Button,
  confirm,
  Facts,
  type List,
  Moment,
  Note,
  RecordForm,
  RemoveButton,
  ScreenPart,
  toast,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { Link } from 'react-router'
import { type TraceQuestion, TraceSettings, type TraceTask } from '../../contract/trace-tasks.ts'
import { traceStrings as strings } from '../../strings/trace-tasks.ts'
import { api } from './api.ts'
import { FlagTag } from './FlagTag.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import { TraceCourse } from './TraceCourse.tsx'

/** A trace that was started: how it stands, what was seen, and what may still be set. */
export function TraceForm({ start, list }: { start: TraceTask; list: List<TraceTask, TraceQuestion> }) {
  const t = useWords(strings)
  const may = useMay()
  const draft = useDraft<TraceSettings, TraceTask>({
    schema: TraceSettings,
    words: strings,
    start,
    create: async () => {
      throw new Error('a trace is there before it is changed')
    },
    update: ({ id, version, endsAt, growth, copies, remark }) =>
      api.updateTrace.act({ body: { id, version, endsAt, growth, copies, remark } }),
    load: id => api.getTrace({ params: { id } }),
    onSaved: list.saved,
  })
  // The row of the list is asked for again while the task goes on.
  const task = list.records.rows.find(({ id }) => id === start.id) ?? start
  const mayEdit = may('tracking.edit')
  const recall = async () => {
    if (!(await confirm({ title: t('recallTitle'), loss: t('recallLoss'), act: t('recall') }))) return
    try {
      await api.recallTrace({ body: { id: task.id } })
      toast({ text: t('recalled') })
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : '', tone: 'warning' })
    }
    await list.records.changed()
  }
  return (
    <RecordForm
      draft={draft}
      title={task.title ?? t('articleGone')}
      marks={<FlagTag of={task} />}
      acts={
        mayEdit && (
          <>
            {task.flag < 2 && <Button onClick={() => void recall()}>{t('recall')}</Button>}
            <RemoveButton list={list} id={task.id} remove={api.removeTrace} removed={() => t('removedTrace')} />
          </>
        )
      }
      onClose={() => void list.open(null)}
    >
      <TraceFacts of={task} />
      <TraceCourse of={task} />
      <Snapshots id={task.articleId} found monitors={[]} />
      <SettingsFields of={draft} disabled={!mayEdit || task.flag > 1} />
    </RecordForm>
  )
}

function TraceFacts({ of: task }: { of: TraceTask }) {
  const t = useWords(strings)
  const moment = (at: string | null) => (at === null ? '—' : <Moment at={at} exact />)
  return (
    <>
      {task.title !== null && (
        <p>
          <Link to={detailAddress(task.articleId, null)}>{t('readArticle')}</Link>
          {task.url !== null && (
            <>
              {' · '}
              <a href={task.url} target="_blank" rel="noreferrer noopener">
                {t('original')}
              </a>
            </>
          )}
        </p>
      )}
      {task.problem !== null && <Note>{t(`problem_${task.problem}`)}</Note>}
      {task.problem === null && task.lookedAt !== null && !task.counted && <Note>{t('pushedOnly')}</Note>}
      <Facts
        of="texts"
        facts={[
          [t('pageState'), task.state === null ? '—' : t(`detector${task.state}`)],
          [t('startedAt'), moment(task.startedAt)],
          [t('lookedAt'), moment(task.lookedAt)],
          task.flag < 2 ? [t('nextAt'), moment(task.nextAt)] : [t('endedAt'), moment(task.endedAt)],
          [t('owner'), task.ownerName ?? '—'],
          [t('startedBy'), <StartedBy key="startedBy" of={task} />],
          ...(task.recalledBy === null ? [] : ([[t('wasRecalled'), task.recalledBy]] as const)),
        ]}
      />
    </>
  )
}

function StartedBy({ of: { origin, originId } }: { of: TraceTask }) {
  const t = useWords(strings)
  if (origin !== 'crisis' || originId === null) return t('byHand')
  const unseen = t('byCrisis', { id: originId })
  return <ScreenPart id="crisis.ofTask" given={{ taskId: originId, unseen }} meanwhile={unseen} />
}
