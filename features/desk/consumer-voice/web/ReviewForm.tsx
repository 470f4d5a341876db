import {
  AreaInput,
  DateInput,
  type List,
  NumberInput,
  RecordForm,
  TagsInput,
  TextInput,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import type { Draft, Question, Review } from '../contract/reviews.ts'
import { strings } from '../strings/reviews.ts'
import { reviewsApi } from './api.ts'

/** One review, as it is written. */
export function ReviewForm({ start, list }: { start: Review | Draft; list: List<Review, Question> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(reviewsApi, start, list, strings)
  return (
    <RecordForm draft={draft} title={draft.stored?.title ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="title" label={t('name')} most={200} autoFocus={draft.stored === null} />
      <NumberInput of={draft} name="score" label={t('score')} />
      <TextInput of={draft} name="product" label={t('product')} most={100} />
      <TextInput of={draft} name="platform" label={t('platform')} most={100} />
      <DateInput of={draft} name="publishedOn" label={t('publishedOn')} />
      <TagsInput of={draft} name="good" label={t('good')} />
      <TagsInput of={draft} name="bad" label={t('bad')} />
      <AreaInput of={draft} name="body" label={t('body')} />
      <TextInput of={draft} name="author" label={t('author')} most={100} />
      <TextInput of={draft} name="url" label={t('url')} most={2_000} />
      <TextInput of={draft} name="code" label={t('code')} most={100} />
    </RecordForm>
  )
}
