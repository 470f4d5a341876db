import { AreaInput, RecordDialog, TagsInput, useDraft, useWords } from '@guanlan/platform/web'
import { type Collected, CollectedDraft, longestNote } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** Note and tags of an answer: of one that is collected, or of one that is about to be. */
export default function EditCollected({
  start,
  title,
  answerId = 0,
  onClose,
  onSaved,
}: {
  start: Collected | CollectedDraft
  title: string
  /** Of the answer that is collected by saving. */
  answerId?: number
  onClose: () => void
  onSaved: () => void
}) {
  const t = useWords(screenStrings)
  const draft = useDraft<CollectedDraft, Collected>({
    schema: CollectedDraft,
    words: strings,
    start,
    create: body => api.collect.act({ body: { ...body, answerId } }),
    update: ({ id, ...body }) => api.updateCollected.act({ params: { id }, body }),
    load: id => api.getCollected({ params: { id } }),
    message: () => t('didCollect'),
    onSaved,
  })
  return (
    <RecordDialog draft={draft} title={title} onClose={onClose}>
      <AreaInput of={draft} name="note" label={t('note')} most={longestNote} />
      <TagsInput of={draft} name="tags" label={t('tags')} />
    </RecordDialog>
  )
}
