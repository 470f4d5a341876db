import { useDetail } from '@guanlan/features/desk/article-list/web'
import { Facts, type List, NumberInput, RecordForm, useDraft, useWords } from '@guanlan/platform/web'
import { TraceDraft, type TraceQuestion, type TraceTask } from '../../contract/trace-tasks.ts'
import { traceStrings as strings } from '../../strings/trace-tasks.ts'
import { api } from './api.ts'
import { SettingsFields } from './SettingsFields.tsx'

/** @param isChosen the article stands in the address; else its number is written */
export function StartForm({
  start,
  list,
  isChosen,
}: {
  start: TraceDraft
  list: List<TraceTask, TraceQuestion>
  isChosen: boolean
}) {
  const t = useWords(strings)
  const send = (body: TraceDraft) => api.startTrace.act({ body })
  const draft = useDraft<TraceDraft, TraceTask>({
    schema: TraceDraft,
    words: strings,
    start,
    create: send,
    update: send,
    load: id => api.getTrace({ params: { id } }),
    onSaved: list.saved,
    said: () => t('started'),
  })
  const { data: article } = useDetail(isChosen ? start.articleId : null, null)
  return (
    <RecordForm draft={draft} title={t('traceArticle')} saveAs={t('startTrace')} onClose={() => void list.open(null)}>
      {isChosen ? (
        <Facts of="texts" facts={[[t('article'), article?.baseInfo.title ?? `#${start.articleId}`]]} />
      ) : (
        <NumberInput of={draft} name="articleId" label={t('articleNumber')} note={t('articleNumberHelp')} />
      )}
      <SettingsFields of={draft} />
    </RecordForm>
  )
}
