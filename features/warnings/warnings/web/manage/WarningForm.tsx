import { GroupsInput, PeopleInput, RostersInput } from '@guanlan/features/people/address-book/web'
import { MembersInput } from '@guanlan/features/people/organisations/web'
import { ChannelsInput, MailNote } from '@guanlan/features/workspace/notifications/web'
import {
  Button,
  DateInput,
  HoursInput,
  type List,
  NumberInput,
  RadioInput,
  RecordForm,
  RemoveButton,
  SwitchInput,
  Tag,
  TagsInput,
  TextInput,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { nameLength, type Warning, WarningDraft, type WarningQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { EscalationInput } from './EscalationInput.tsx'
import { FormFold } from './FormFold.tsx'
import { ReplayPane } from './ReplayPane.tsx'
import { RuleInputs } from './RuleInputs.tsx'
import { RuleVersions } from './RuleVersions.tsx'
import { TemplateInput } from './TemplateInput.tsx'
import { bodyOf, formOfWarning, triable, type WarningFormValues } from './warning-form.ts'

/** The fields of each part that follows the rule. */
const parts = {
  whom: [
    'receiveEmail',
    'contactIds',
    'groups',
    'rosterIds',
    'channelIds',
    'receiveWechat',
    'memberIds',
    'escalation',
    'escalationRepeats',
  ],
  when: ['receiveTime', 'cycle', 'weekendWarning', 'holidaysRest', 'urgentPasses', 'startTime', 'endTime'],
  how: ['repeat', 'templateId', 'looksFirst', 'lookMinutes', 'unlooked'],
} as const satisfies Readonly<Record<string, readonly (keyof WarningDraft)[]>>

/** One warning as it is written, and beside it what it would have told. */
export function WarningForm({
  start,
  list,
}: {
  start: Warning | WarningFormValues
  /** Where it is opened and closed. */
  list: Pick<List<Warning, WarningQuestion>, 'act' | 'open' | 'leave' | 'saved'>
}) {
  const t = useWords(strings)
  const may = useMay()
  const draft = useDraft<WarningFormValues, Warning>({
    schema: WarningDraft,
    words: strings,
    start,
    draftOf: formOfWarning,
    create: written => api.create.act({ body: bodyOf(written) }),
    update: ({ id, version, ...written }) => api.update.act({ body: { ...bodyOf(written), id, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
    message: ({ name }) => t('saved', { name }),
  })
  const { stored, form } = draft
  const written = form.watch()
  const { errors } = form.formState
  /** As another screen begins it: what it carries over is seen. */
  const isNarrowed = [written.monitorIds, written.labelIds, written.conditions].some(list => list.length > 0)
  const fold = (fields: readonly (keyof WarningDraft)[]) => ({
    fields,
    written,
    hasFault: fields.some(field => errors[field] !== undefined),
  })
  /** Off, so that nothing is told twice before somebody has changed it. */
  const copy = async (one: Warning) => {
    const name = t('copyOf', { name: one.name }).slice(0, nameLength)
    const made = await list.act(
      () => api.create.act({ body: { ...bodyOf(formOfWarning(one)), name, enabled: false } }),
      () => t('copied', { name }),
    )
    if (made) await list.open(made.id)
  }
  return (
    <RecordForm
      draft={draft}
      title={written.name.trim() || t('add')}
      marks={stored && !stored.enabled && <Tag>{t('off')}</Tag>}
      acts={
        stored &&
        may('warnings.edit') && (
          <>
            <Button onClick={() => void copy(stored)}>{t('copy')}</Button>
            <RemoveButton list={list} id={stored.id} remove={api.delete} removed={count => t('removed', { count })} />
          </>
        )
      }
      onClose={() => void list.open(null)}
      aside={<ReplayPane id={stored?.id ?? null} draft={triable(written)} />}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <SwitchInput of={draft} name="enabled" label={t('enabled')} />
      <RuleInputs of={draft} beginsOpen={stored === null && isNarrowed} />
      <FormFold title={t('partWhom')} {...fold(parts.whom)} beginsOpen={stored === null}>
        <SwitchInput of={draft} name="receiveEmail" label={t('receiveEmail')} />
        {written.receiveEmail && <MailNote />}
        <PeopleInput of={draft} name="contactIds" label={t('contactIds')} note={t('contactsNote')} />
        <GroupsInput of={draft} name="groups" label={t('groups')} />
        <RostersInput of={draft} name="rosterIds" label={t('rosterIds')} note={t('rosterIdsNote')} />
        <ChannelsInput of={draft} name="channelIds" label={t('channelIds')} />
        <SwitchInput of={draft} name="receiveWechat" label={t('receiveWechat')} />
        <MembersInput of={draft} name="memberIds" label={t('memberIds')} note={t('memberIdsNote')} />
        <EscalationInput of={draft} />
      </FormFold>
      <FormFold title={t('partWhen')} {...fold(parts.when)}>
        <HoursInput of={draft} name="receiveTime" label={t('receiveTime')} note={t('receiveTimeNote')} />
        <TagsInput of={draft} name="cycle" label={t('cycle')} note={t('cycleNote')} />
        <SwitchInput of={draft} name="weekendWarning" label={t('weekendWarning')} />
        <SwitchInput of={draft} name="holidaysRest" label={t('holidaysRest')} note={t('holidaysRestNote')} />
        <SwitchInput of={draft} name="urgentPasses" label={t('urgentPasses')} />
        <DateInput of={draft} name="startTime" label={t('startTime')} />
        <DateInput of={draft} name="endTime" label={t('endTime')} />
      </FormFold>
      <FormFold title={t('partHow')} {...fold(parts.how)}>
        <SwitchInput of={draft} name="repeat" label={t('repeat')} note={t('repeatNote')} />
        <TemplateInput of={draft} />
        <SwitchInput of={draft} name="looksFirst" label={t('looksFirst')} />
        {written.looksFirst && (
          <>
            <NumberInput of={draft} name="lookMinutes" label={t('lookMinutes')} unit={t('minutes')} />
            <RadioInput
              of={draft}
              name="unlooked"
              label={t('unlooked')}
              options={(['send', 'keep'] as const).map(value => ({ value, label: t(`unlooked_${value}`) }))}
            />
          </>
        )}
      </FormFold>
      {stored && (
        <RuleVersions
          queryKey={['warnings', 'versions', stored.id]}
          load={signal => api.versions({ params: { id: stored.id } }, { signal })}
          onUse={version => {
            for (const [field, value] of Object.entries(version))
              form.setValue(field as keyof WarningFormValues, value as never, { shouldDirty: true })
          }}
        />
      )}
    </RecordForm>
  )
}
