import {
  AreaInput,
  Button,
  IconButton,
  type List,
  RecordForm,
  RecordView,
  SwitchInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { SourceDraft, type SourceQuestion, type SourceRow } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { ConditionTag } from './ConditionTag.tsx'
import { SourceHealth } from './SourceHealth.tsx'

interface Parts {
  start: SourceRow
  list: List<SourceRow, SourceQuestion>
}

/** One source: what it is called, how it fares, and what to do about it. A shared one is looked at only. */
export function SourcePane({ mayEdit, ...parts }: Parts & { mayEdit: boolean }) {
  return parts.start.own && mayEdit ? <OwnSource {...parts} /> : <SharedSource {...parts} />
}

function SharedSource({ start, list }: Parts) {
  const t = useWords(strings)
  return (
    <RecordView
      title={start.name}
      marks={<ConditionTag condition={start.condition} />}
      acts={<IconButton icon="close" label={t('close')} onClick={() => void list.open(null)} />}
    >
      {start.shared && <p className="dim">{t('sharedNote')}</p>}
      <SourceHealth source={start} />
    </RecordView>
  )
}

function OwnSource({ start, list }: Parts) {
  const t = useWords(strings)
  const draft = useDraft<SourceDraft, SourceRow>({
    schema: SourceDraft,
    words: strings,
    start,
    // One is added where addresses are looked at, not here.
    create: () => Promise.reject(new Error('a source is added by its address')),
    update: ({ id, version, name, folder, note, enabled }) =>
      api.update.act({ params: { id }, body: { name, folder, note, enabled, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const source = draft.stored ?? start
  const askNow = () =>
    list.act(
      () => api.askNow.act({ params: { id: start.id } }),
      () => t('asked'),
    )
  return (
    <RecordForm
      draft={draft}
      title={source.name}
      marks={<ConditionTag condition={source.condition} />}
      acts={
        source.enabled && (
          <Button icon="refresh" onClick={() => void askNow()}>
            {t('askNow')}
          </Button>
        )
      }
      onClose={() => void list.open(null)}
    >
      <TextInput of={draft} name="name" label={t('name')} most={100} />
      <TextInput of={draft} name="folder" label={t('folder')} placeholder={t('folderHint')} most={50} />
      <SwitchInput of={draft} name="enabled" label={t('enabled')} />
      <AreaInput of={draft} name="note" label={t('note')} most={500} />
      <SourceHealth source={source} />
    </RecordForm>
  )
}
