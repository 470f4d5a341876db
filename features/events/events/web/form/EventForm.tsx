import { RegionInput } from '@guanlan/features/articles/articles/web'
import { useIndustries } from '@guanlan/features/articles/dictionaries/web'
import { RuleBox } from '@guanlan/features/monitors/monitors/web'
import { MemberInput } from '@guanlan/features/people/organisations/web'
import {
  AreaInput,
  type FieldProps,
  type List,
  MomentInput,
  Note,
  RecordForm,
  SelectInput,
  TagsInput,
  TextInput,
  useDraft,
  useField,
  useWords,
} from '@guanlan/platform/web'
import { EventDraft, type EventQuestion, eventKinds, type InfoEvent, titleLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './form.module.css'
import { Preview } from './Preview.tsx'
import { RuleVersions } from './RuleVersions.tsx'

function RuleOfEvent({ onRun, ...props }: FieldProps<EventDraft, string> & { onRun: () => void }) {
  const { value, problem, onChange } = useField(props)
  return (
    <div className="labelled">
      <span className="label-line">{props.label}</span>
      <RuleBox text={value} problem={problem} onChange={onChange} onRun={onRun} />
    </div>
  )
}

/** An event as it is written, and beside it what its rule finds. */
export function EventForm({
  start,
  list,
  left = [],
}: {
  start: InfoEvent | EventDraft
  /** Conditions of a search that a new event cannot have, in words. */
  left?: readonly string[] | undefined
  list: Pick<List<InfoEvent, EventQuestion>, 'saved' | 'open'>
}) {
  const t = useWords(strings)
  const draft = useDraft<EventDraft, InfoEvent>({
    schema: EventDraft,
    words: strings,
    start,
    create: body => api.add.act({ body }),
    update: body => api.update.act({ body }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const written = draft.form.watch()
  const industries = useIndustries()
  const { stored } = draft
  return (
    <RecordForm
      draft={draft}
      title={written.title.trim() || t('addEvent')}
      onClose={() => void list.open(null)}
      aside={<Preview written={written} stored={stored} />}
    >
      <TextInput of={draft} name="title" label={t('title')} most={titleLength.most} autoFocus={stored === null} />
      {!('id' in start) && left.length > 0 && <Note>{t('leftOfSearch', { parts: left.join('；') })}</Note>}
      <RuleOfEvent of={draft} name="rule" label={t('rule')} onRun={() => void draft.save()} />
      {stored && (
        <RuleVersions
          id={stored.id}
          version={stored.ruleVersion}
          written={written.rule}
          onTake={rule => draft.form.setValue('rule', rule, { shouldDirty: true })}
        />
      )}
      <div className={styles.pair}>
        <MomentInput of={draft} name="startTime" label={t('startTime')} />
        <MomentInput of={draft} name="endTime" label={t('endTime')} note={t('noEnd')} />
      </div>
      <div className={styles.pair}>
        <SelectInput
          of={draft}
          name="kind"
          label={t('kind')}
          choices={eventKinds.map(id => ({ id, name: t(`kind_${id}`) }))}
        />
        <RegionInput of={draft} name="place" label={t('place')} />
      </div>
      {/* Choices are read when the field is drawn first. */}
      <SelectInput
        key={industries ? 'choices' : 'none'}
        of={draft}
        name="subjects.industry"
        label={t('industry')}
        choices={industries?.map(({ dicCode, dicName }) => ({ id: dicCode, name: dicName })) ?? []}
      />
      <TagsInput of={draft} name="subjects.companies" label={t('companies')} />
      <TagsInput of={draft} name="subjects.brands" label={t('brands')} />
      <TagsInput of={draft} name="subjects.products" label={t('products')} />
      <MemberInput of={draft} name="ownerId" label={t('owner')} />
      <AreaInput of={draft} name="note" label={t('note')} />
    </RecordForm>
  )
}
