import { DateInput, type List, RadioInput, RecordForm, TextInput, useDraft, useWords } from '@guanlan/platform/web'
import { type Roster, RosterDraft, type RosterQuestion, rosterNameLength, turnLengths } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { PeopleInput } from '../PeopleInput.tsx'
import { bodyOf, formOfRoster, type RosterFormValues } from './roster-form.ts'
import { Shifts } from './Shifts.tsx'
import { StandInsInput } from './StandInsInput.tsx'

/** One roster: who takes turns, when they change, who stands in; and beside it who is on duty. */
export function RosterForm({ start, list }: { start: Roster | RosterDraft; list: List<Roster, RosterQuestion> }) {
  const t = useWords(strings)
  const draft = useDraft<RosterFormValues, Roster>({
    schema: RosterDraft,
    words: strings,
    start,
    draftOf: formOfRoster,
    create: written => api.addRoster.act({ body: bodyOf(written) }),
    update: ({ id, version, ...written }) => api.changeRoster.act({ body: { ...bodyOf(written), id, version } }),
    load: id => api.roster({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  return (
    <RecordForm draft={draft} title={stored?.name ?? t('addRoster')} onClose={() => void list.open(null)}>
      {stored && <Shifts roster={stored} />}
      <TextInput of={draft} name="name" label={t('rosterLabel')} most={rosterNameLength} autoFocus={stored === null} />
      <PeopleInput of={draft} name="contactIds" label={t('onDutyPeople')} note={t('onDutyPeopleNote')} />
      <RadioInput
        of={draft}
        name="every"
        label={t('every')}
        options={turnLengths.map(value => ({ value, label: t(`every_${value}`) }))}
      />
      <DateInput of={draft} name="startsOn" label={t('startsOn')} />
      <TextInput of={draft} name="handOver" label={t('handOver')} most={5} note={t('handOverNote')} />
      <StandInsInput of={draft} />
    </RecordForm>
  )
}
