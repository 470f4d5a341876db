import { GroupsInput, PeopleInput, RostersInput } from '@guanlan/features/people/address-book/web'
import { MembersInput } from '@guanlan/features/people/organisations/web'
import { MailNote } from '@guanlan/features/workspace/notifications/web'
import {
  Button,
  type ChoiceSource,
  type List,
  PickManyInput,
  RadioInput,
  RecordForm,
  SelectInput,
  SwitchInput,
  TextInput,
  toast,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { type Digest, DigestDraft, type DigestQuestion, digestNameLength, digestRhythms } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { DigestPreview } from './DigestPreview.tsx'
import { weekdayName } from './weekday-name.ts'

/** Warnings are few enough to be found in one answer. */
const warnings: ChoiceSource = {
  name: 'warnings',
  find: async (like, options) => (await api.list({ query: { like, sort: 'name', order: 'asc' } }, options)).list,
  byIds: async (ids, options) =>
    (await api.list({ query: { pageSize: 100 } }, options)).list.filter(({ id }) => ids.includes(id)),
}

const draftOf = ({ id, version, updatedAt, updatedBy, nextAt, ...draft }: Digest): DigestDraft => draft

/** One digest: when, of what, to whom; and beside it what it would say now. */
export function DigestForm({ start, list }: { start: Digest | DigestDraft; list: List<Digest, DigestQuestion> }) {
  const t = useWords(strings)
  const may = useMay()
  const draft = useDraft<DigestDraft, Digest>({
    schema: DigestDraft,
    words: strings,
    start,
    draftOf,
    create: body => api.addDigest.act({ body }),
    update: body => api.changeDigest.act({ body }),
    load: id => api.digest({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored, form } = draft
  const written = form.watch()
  const send = async (id: number) => {
    const { changed } = await api.sendDigest({ params: { id } })
    toast({ text: t('digestSent', { count: changed }) })
  }
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('addDigest')}
      acts={stored && may('warnings.act') && <Button onClick={() => void send(stored.id)}>{t('sendDigestNow')}</Button>}
      onClose={() => void list.open(null)}
      aside={<DigestPreview draft={written} />}
    >
      <MailNote />
      <TextInput of={draft} name="name" label={t('digestLabel')} most={digestNameLength} autoFocus={stored === null} />
      <SwitchInput of={draft} name="enabled" label={t('enabled')} />
      <RadioInput
        of={draft}
        name="every"
        label={t('digestEvery')}
        options={digestRhythms.map(value => ({ value, label: t(`every_${value}`) }))}
      />
      {written.every === 'week' && (
        <SelectInput
          of={draft}
          name="weekday"
          label={t('digestWeekday')}
          choices={[1, 2, 3, 4, 5, 6, 7].map(id => ({ id, name: t(weekdayName(id)) }))}
        />
      )}
      <TextInput of={draft} name="time" label={t('digestTime')} most={5} note={t('digestTimeNote')} />
      <PickManyInput<DigestDraft, number>
        of={draft}
        name="warningIds"
        label={t('digestWarnings')}
        note={t('digestWarningsNote')}
        source={warnings}
      />
      <SelectInput
        of={draft}
        name="level"
        label={t('digestLevel')}
        placeholder={t('anyLevel')}
        choices={([1, 2, 3, 4] as const).map(id => ({ id, name: t(`level${id}`) }))}
      />
      <SwitchInput of={draft} name="onlyUnsettled" label={t('onlyUnsettled')} />
      <SwitchInput of={draft} name="whenEmpty" label={t('whenEmpty')} />
      <PeopleInput of={draft} name="contactIds" label={t('contactIds')} />
      <GroupsInput of={draft} name="groups" label={t('groups')} />
      <RostersInput of={draft} name="rosterIds" label={t('rosterIds')} />
      <MembersInput of={draft} name="memberIds" label={t('digestMembers')} />
    </RecordForm>
  )
}
