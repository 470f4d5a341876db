import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  AreaInput,
  type List,
  NumberInput,
  RecordForm,
  Stack,
  SwitchInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import {
  type FilterQuestion,
  longestText,
  nameLength,
  SimilarDraft,
  type SimilarExamples,
  type SimilarFilter,
} from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './filters.module.css'
import { filterApi as api, useExamples } from './queries.ts'

/** One filter of similar content as it is written, and beside it real articles on both sides of its threshold. */
export function SimilarForm({
  start,
  list,
  load,
}: {
  start: SimilarFilter | SimilarDraft
  list: List<SimilarFilter, FilterQuestion>
  load: (id: number, options: undefined) => Promise<SimilarFilter>
}) {
  const t = useWords(strings)
  const draft = useDraft<SimilarDraft, SimilarFilter>({
    schema: SimilarDraft,
    words: strings,
    start,
    create: body => api.addSimilar.act({ body }),
    update: body => api.updateSimilar.act({ body }),
    load: id => load(id, undefined),
    onSaved: list.saved,
    message: ({ name }) => t('saved', { name }),
  })
  const requested = SimilarDraft.pick({ text: true, threshold: true }).safeParse(draft.form.watch())
  return (
    <RecordForm
      draft={draft}
      title={draft.stored?.name ?? t('addSimilar')}
      onClose={() => void list.open(null)}
      aside={<Examples asked={requested.success ? requested.data : null} />}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={draft.stored === null} />
      <SwitchInput of={draft} name="enabled" label={t('enabled')} />
      <MonitorsInput of={draft} name="monitorIds" label={t('monitors')} note={t('monitorsNote')} />
      <NumberInput of={draft} name="threshold" label={t('thresholdLabel')} unit="%" />
      <AreaInput of={draft} name="text" label={t('text')} note={t('textNote')} most={longestText} />
    </RecordForm>
  )
}

function Examples({ asked: requested }: { asked: { text: string; threshold: number } | null }) {
  const t = useWords(strings)
  const { data } = useExamples(requested)
  return (
    <aside className={styles.trial} aria-label={t('examples')}>
      <h3>{t('examples')}</h3>
      {requested === null ? (
        <p className="dim">{t('textFirst')}</p>
      ) : data ? (
        <>
          <h3>{t('above')}</h3>
          <Side articles={data.above} />
          <h3>{t('below')}</h3>
          <Side articles={data.below} />
        </>
      ) : (
        <p className="dim" role="status">
          …
        </p>
      )}
    </aside>
  )
}

function Side({ articles }: { articles: SimilarExamples['above'] }) {
  const t = useWords(strings)
  if (articles.length === 0) return <p className="dim">{t('noExample')}</p>
  return (
    <Stack as="ul" gap={8} className={styles.samples}>
      {articles.map(({ id, title, media, publishedAt, timeOfArrival, similarity }) => (
        <li key={id}>
          <strong>{similarity}%</strong> {title}
          <small className="dim">
            {media} · <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
          </small>
        </li>
      ))}
    </Stack>
  )
}
