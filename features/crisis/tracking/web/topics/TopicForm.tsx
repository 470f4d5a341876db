import { platformPhrase } from '@guanlan/features/collecting/hot-lists/contract'
import {
  AreaInput,
  Button,
  type List,
  MomentInput,
  Note,
  RecordForm,
  SelectInput,
  TextInput,
  useDraft,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import {
  TopicDraft,
  type TopicPlatform,
  type TopicQuestion,
  type TrackedTopic,
  topicLength,
  topicPlatforms,
} from '../../contract.ts'
import { strings, topicStrings } from '../../strings.ts'
import { api } from '../api.ts'

/** A topic to follow: its platform, from when and until when. */
export function TopicForm({
  start,
  list,
}: {
  start: TrackedTopic | TopicDraft
  list: List<TrackedTopic, TopicQuestion>
}) {
  const t = useWords(topicStrings)
  const say = useSay()
  const navigate = useNavigate()
  const draft = useDraft<TopicDraft, TrackedTopic>({
    schema: TopicDraft,
    words: strings,
    start,
    create: body => api.topicAdd.act({ body }),
    update: body => api.topicUpdate.act({ body }),
    load: id => api.topicGet({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  return (
    <RecordForm
      draft={draft}
      title={stored ? `#${stored.topic}#` : t('addTopic')}
      onClose={() => void list.open(null)}
      acts={
        stored && (
          <Button icon="analysis" onClick={() => void navigate(`?course=${stored.id}`)}>
            {t('courseOf')}
          </Button>
        )
      }
    >
      {stored?.failure && <Note>{t(`failure_${stored.failure}`)}</Note>}
      <TextInput
        of={draft}
        name="topic"
        label={t('topic')}
        most={topicLength}
        note={t('topicHint')}
        autoFocus={stored === null}
      />
      <SelectInput<TopicDraft, TopicPlatform>
        of={draft}
        name="platformCode"
        label={t('platform')}
        choices={topicPlatforms.map(id => ({ id, name: say(platformPhrase(id)) }))}
      />
      <MomentInput of={draft} name="startTime" label={`${t('startTime')} (${t('startNow')})`} />
      <MomentInput of={draft} name="endTime" label={`${t('endTime')} (${t('noEnd')})`} />
      <TextInput of={draft} name="host" label={t('host')} most={50} />
      <AreaInput of={draft} name="note" label={t('note')} most={500} />
    </RecordForm>
  )
}
