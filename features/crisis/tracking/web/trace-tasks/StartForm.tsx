import { useDetail } from '@guanlan/features/desk/article-list/web'
import { Facts, type List, RecordForm, useDraft, useWords } from '@guanlan/platform/web'
import { TraceDraft, type TraceQuestion, type TraceTask } from '../../contract/trace-tasks.ts'
import { traceStrings as strings } from '../../strings/trace-tasks.ts'
import { ArticleInput } from './ArticleInput.tsx'
import { api } from './api.ts'
import { SettingsFields } from './SettingsFields.tsx'

/** @param chosen articles of the address, a task each; none: one is looked for */
export function StartForm({
  start,
  list,
  chosen,
}: {
  start: TraceDraft
  list: List<TraceTask, TraceQuestion>
  chosen: readonly number[]
}) {
  const t = useWords(strings)
  const isChosen = chosen.length > 0
  /** A task for each; what is traced already stays as it is, unless it is the only one. */
  const send = async (body: TraceDraft) => {
    if (chosen.length < 2) return api.startTrace.act({ body })
    const started = await Promise.allSettled(
      chosen.map(articleId => api.startTrace.act({ body: { ...body, articleId } })),
    )
    const first = started.find(each => each.status === 'fulfilled') ?? started[0]
    if (first?.status !== 'fulfilled') throw first?.reason
    return first.value
  }
  const draft = useDraft<TraceDraft, TraceTask>({
    schema: TraceDraft,
    words: strings,
    start,
    create: send,
    update: send,
    load: id => api.getTrace({ params: { id } }),
    onSaved: list.saved,
    message: () => t('started'),
  })
  const { data: article } = useDetail(chosen.length === 1 ? start.articleId : null, null)
  return (
    <RecordForm draft={draft} title={t('traceArticle')} saveAs={t('startTrace')} onClose={() => void list.open(null)}>
      {isChosen ? (
        <Facts
          of="texts"
          facts={[
            [
              t('article'),
              chosen.length > 1
                ? t('articlesChosen', { count: chosen.length })
                : (article?.baseInfo.title ?? `#${start.articleId}`),
            ],
          ]}
        />
      ) : (
        <ArticleInput of={draft} name="articleId" label={t('article')} note={t('articleHelp')} />
      )}
      <SettingsFields of={draft} />
    </RecordForm>
  )
}
