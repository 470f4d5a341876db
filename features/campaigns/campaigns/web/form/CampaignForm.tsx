import { RuleBox } from '@guanlan/features/monitors/monitors/web'
import { MemberInput } from '@guanlan/features/people/organisations/web'
import {
  AreaInput,
  type FieldProps,
  MomentInput,
  RecordForm,
  SelectInput,
  TagsInput,
  TextInput,
  useDraft,
  useField,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { type Campaign, campaignKinds, Draft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { BudgetInput } from './BudgetInput.tsx'
import styles from './form.module.css'
import { MessagesInput } from './MessagesInput.tsx'
import { Preview } from './Preview.tsx'
import { TargetsInput } from './TargetsInput.tsx'

function RuleOfCampaign({ onRun, ...props }: FieldProps<Draft, string> & { onRun: () => void }) {
  const { value, problem, onChange } = useField(props)
  return (
    <div className="labelled">
      <span className="label-line">{props.label}</span>
      <RuleBox text={value} problem={problem} onChange={onChange} onRun={onRun} />
    </div>
  )
}

/** Whoever may see no money sends none. */
const withoutUnseen = ({ budget, ...draft }: Draft): Draft => (budget === undefined ? draft : { ...draft, budget })

/** A campaign as it is written, and beside it what its rule finds. */
export default function CampaignForm({
  start,
  onSaved,
  onClose,
}: {
  start: Campaign | Draft
  onSaved: (campaign: Campaign) => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const may = useMay()
  const draft = useDraft<Draft, Campaign>({
    schema: Draft,
    words: strings,
    start,
    create: body => api.add.act({ body: withoutUnseen(body) }),
    update: body => api.edit.act({ body: { ...withoutUnseen(body), id: body.id, version: body.version } }),
    load: id => api.get({ params: { id } }),
    onSaved,
  })
  const written = draft.form.watch()
  const { stored } = draft
  return (
    <RecordForm
      draft={draft}
      title={written.name.trim() || t('addCampaign')}
      onClose={onClose}
      aside={<Preview written={written} stored={stored} />}
    >
      <TextInput of={draft} name="name" label={t('name')} most={50} autoFocus={stored === null} />
      <div className={styles.pair}>
        <MomentInput of={draft} name="startTime" label={t('startTime')} />
        <MomentInput of={draft} name="endTime" label={t('endTime')} note={t('noEnd')} />
      </div>
      <div className={styles.pair}>
        <SelectInput
          of={draft}
          name="kind"
          label={t('kind')}
          choices={campaignKinds.map(id => ({ id, name: t(`kind_${id}`) }))}
        />
        <MemberInput of={draft} name="ownerId" label={t('owner')} />
      </div>
      <RuleOfCampaign of={draft} name="rule" label={t('rule')} onRun={() => void draft.save()} />
      <MessagesInput of={draft} name="messages" label={t('messages')} />
      <TargetsInput of={draft} name="targets" label={t('targets')} messages={written.messages} />
      {may('campaigns.money') && <BudgetInput of={draft} name="budget" label={t('budget')} />}
      <TagsInput of={draft} name="brands" label={t('brands')} />
      <TagsInput of={draft} name="labels" label={t('labels')} />
      <AreaInput of={draft} name="note" label={t('note')} />
    </RecordForm>
  )
}
