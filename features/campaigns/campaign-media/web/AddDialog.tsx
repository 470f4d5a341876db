import { LibraryEntriesInput } from '@guanlan/features/media/media-library/web'
import { MediaGroupsInput } from '@guanlan/features/monitors/monitors/web'
import {
  AreaInput,
  Button,
  exact,
  Row,
  Stack,
  useDraft,
  useMay,
  useUndo,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { z } from 'zod'
import { mostMedia, nameLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './media.module.css'

const Choice = z.object({ entries: z.array(z.string()), groupIds: z.array(z.number()), names: z.string() })
type Choice = z.infer<typeof Choice>
const none: Choice = { entries: [], groupIds: [], names: '' }
/** Nothing of it is kept as a record. */
const never = () => Promise.reject(new Error('nothing is saved here'))

interface Props {
  campaignId: number
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** Media of the library by name, whole media groups, and what the library does not have. */
export default function AddDialog({ campaignId, onDone, onClose }: Props) {
  const t = useWords(strings)
  const may = useMay()
  const act = useUndo(onDone)
  const draft = useDraft<Choice, Choice & { id: number; version: number }>({
    ...{ schema: Choice, words: strings, start: none, create: never, update: never, load: never },
    onSaved: () => undefined,
  })
  const { entries, groupIds, names } = draft.form.watch()
  const written = [...new Set(names.split('\n').map(name => name.trim()))].filter(Boolean)
  const isReady = entries.length + groupIds.length + written.length > 0
  const add = async () => {
    if (!isReady) return
    const done = await act(
      () => api.add.act({ body: { activityId: campaignId, idList: entries, groupIds, names: written } }),
      ({ changed, there }) =>
        there > 0
          ? t('addedBut', { count: exact(changed), there: exact(there) })
          : t('added', { count: exact(changed) }),
    )
    if (done === null) return
    draft.discard()
    onClose()
  }
  return (
    <WritingDialog label={t('addMedia')} size="small" onClose={onClose}>
      {leave => (
        <Stack
          as="form"
          gap={12}
          className={styles.dialog ?? ''}
          onSubmit={event => {
            event.preventDefault()
            void add()
          }}
        >
          <h2>{t('addMedia')}</h2>
          {may('mediaLibrary.view') && <LibraryEntriesInput of={draft} name="entries" label={t('addMediaOf')} />}
          {may('monitors.view') && <MediaGroupsInput of={draft} name="groupIds" label={t('addGroups')} />}
          <AreaInput of={draft} name="names" label={t('addNames')} most={mostMedia * nameLength} />
          <Row gap={8} to="end">
            <Button onClick={() => void leave()}>{t('cancel')}</Button>
            <Button kind="primary" type="submit" disabled={!isReady}>
              {t('addMedia')}
            </Button>
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}
