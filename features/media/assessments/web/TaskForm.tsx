import { LibraryEntriesInput } from '@guanlan/features/media/media-library/web'
import {
  Button,
  DateInput,
  type List,
  linkTo,
  NumberInput,
  RecordForm,
  TextInput,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { type Assessment, criteria, type Draft, nameLength, type Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './assessments.module.css'
import { Formulas } from './Formulas.tsx'

/** One assessment: what is compared, over which days, and how much each criterion weighs. */
export function TaskForm({ start, list }: { start: Assessment | Draft; list: List<Assessment, Question> }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const draft = useRecordDraft<Draft, Assessment>(api, start, list, strings)
  const { stored } = draft
  const weights = draft.form.watch('criteria')
  const sum = criteria.reduce((all, each) => all + (Number(weights[each]) || 0), 0)
  const runAgain = (id: number) =>
    list.act(
      () => api.run.act({ body: { id } }),
      () => t('started'),
    )
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('add')}
      acts={
        stored && (
          <>
            {stored.computedAt !== null && (
              <Button onClick={() => void navigate(linkTo('/evaluation', null, { taskId: stored.id }))}>
                {t('showResults')}
              </Button>
            )}
            {may('mediaLibrary.assess') && <Button onClick={() => void runAgain(stored.id)}>{t('run')}</Button>}
          </>
        )
      }
      onClose={() => void list.open(null)}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <LibraryEntriesInput of={draft} name="entries" label={t('entries')} />
      <div className={styles.pair}>
        <DateInput of={draft} name="fromDay" label={t('fromDay')} />
        <DateInput of={draft} name="toDay" label={t('toDay')} note={t('periodNote')} />
      </div>
      <fieldset className={styles.weights}>
        <legend className="label-line">
          {t('weights')} <span className={sum === 100 ? 'dim' : 'problem'}>{t('weightsSum', { sum })}</span>
        </legend>
        {criteria.map(criterion => (
          <NumberInput key={criterion} of={draft} name={`criteria.${criterion}`} label={t(criterion)} unit="%" />
        ))}
      </fieldset>
      <DateInput of={draft} name="deadline" label={t('deadline')} />
      <Formulas />
    </RecordForm>
  )
}
