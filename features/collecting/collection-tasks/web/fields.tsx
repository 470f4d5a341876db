/** The fields of a task, in the groups in which the wizard and the form show them. */
import { MediaGroupsInput } from '@guanlan/features/monitors/monitors/web'
import {
  DateInput,
  type Draft as DraftOf,
  FieldRow,
  linkTo,
  NumberInput,
  RadioInput,
  useWords,
} from '@guanlan/platform/web'
import { Link } from 'react-router'
import { cycles, type Draft, type Task } from '../contract.ts'
import { strings } from '../strings.ts'
import { SourcesInput } from './SourcesInput.tsx'

export type TaskDraft = DraftOf<Draft, Task>

export const blank: Draft = {
  name: '',
  sources: [],
  mediaGroups: [],
  words: '',
  fromDay: null,
  untilDay: null,
  cycle: 'always',
  dailyBudget: null,
}

export function SourceFields({ draft }: { draft: TaskDraft }) {
  const t = useWords(strings)
  return (
    <>
      <SourcesInput of={draft} name="sources" label={t('sources')} note={t('sourcesNote')} />
      <p>
        <Link to={linkTo('/sourceMange')}>{t('addSources')}</Link>
      </p>
      <MediaGroupsInput of={draft} name="mediaGroups" label={t('mediaGroups')} note={t('mediaGroupsNote')} />
    </>
  )
}

export function PeriodFields({ draft }: { draft: TaskDraft }) {
  const t = useWords(strings)
  return (
    <>
      <FieldRow>
        <DateInput of={draft} name="fromDay" label={t('fromDay')} note={t('fromDayNote')} />
        <DateInput of={draft} name="untilDay" label={t('untilDay')} note={t('untilDayNote')} />
      </FieldRow>
      <RadioInput
        of={draft}
        name="cycle"
        label={t('cycle')}
        options={cycles.map(value => ({ value, label: t(value), note: t(`${value}Note`) }))}
      />
      <NumberInput
        of={draft}
        name="dailyBudget"
        label={t('dailyBudget')}
        unit={t('pieces')}
        note={t('dailyBudgetNote')}
      />
    </>
  )
}
