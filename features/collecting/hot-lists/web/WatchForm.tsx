import {
  Button,
  ErrorOf,
  type List,
  NumberInput,
  RecordForm,
  Stack,
  SwitchInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useMutation } from '@tanstack/react-query'
import { type Watch, WatchDraft, type WatchQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { NewsLines } from './NewsLines.tsx'
import { PlatformInput } from './PlatformInput.tsx'

/** Words to watch and when to tell; what it would have told is shown before it is saved. */
export function WatchForm({ start, list }: { start: Watch | WatchDraft; list: List<Watch, WatchQuestion> }) {
  const t = useWords(strings)
  const draft = useDraft<WatchDraft, Watch>({
    schema: WatchDraft,
    words: strings,
    start,
    create: body => api.watchSave.act({ body }),
    update: body => api.watchSave.act({ body }),
    load: id => api.watchGet({ params: { id } }),
    onSaved: list.saved,
  })
  const replay = useMutation({ mutationFn: () => api.watchReplay({ body: WatchDraft.parse(draft.form.getValues()) }) })
  return (
    <RecordForm
      draft={draft}
      title={draft.stored?.name ?? t('addWatch')}
      onClose={() => void list.open(null)}
      acts={
        <Button icon="history" onClick={() => replay.mutate()}>
          {t('tryIt')}
        </Button>
      }
    >
      <TextInput of={draft} name="name" label={t('name')} most={50} autoFocus={draft.stored === null} />
      <TextInput of={draft} name="rule" label={t('rule')} most={2_000} placeholder={t('ruleHint')} />
      <PlatformInput of={draft} name="platforms" label={t('onPlatforms')} />
      <SwitchInput of={draft} name="enters" label={t('enters')} />
      <NumberInput of={draft} name="topRank" label={t('topRank')} />
      <NumberInput of={draft} name="rises" label={t('rises')} />
      <NumberInput of={draft} name="withinMinutes" label={t('withinMinutes')} />
      <SwitchInput of={draft} name="secondPlatform" label={t('secondPlatform')} />
      <SwitchInput of={draft} name="leaves" label={t('leaves')} />
      {replay.isError && <ErrorOf error={replay.error} onRetry={() => replay.mutate()} />}
      {replay.data && (
        <Stack as="section" gap={8} aria-live="polite">
          <b>{t('replayed', { days: replay.data.days, topics: replay.data.topics, total: replay.data.total })}</b>
          <NewsLines news={replay.data.news} />
        </Stack>
      )}
    </RecordForm>
  )
}
