import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { sentimentName } from '@guanlan/features/articles/articles/web'
import { LabelsInput } from '@guanlan/features/monitors/labels/web'
import { MonitorsInput, RuleBox } from '@guanlan/features/monitors/monitors/web'
import { ChecksInput, type Draft, useWords } from '@guanlan/platform/web'
import type { RuleFields, Warning } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { ConditionsInput } from './ConditionsInput.tsx'
import { FormFold } from './FormFold.tsx'
import { TimeConditions } from './TimeConditions.tsx'
import type { WarningFormValues } from './warning-form.ts'

/** A rule in the form of whatever does something with what it finds. */
export type RuleFormValues = Pick<WarningFormValues, keyof RuleFields>

const which = ['monitorIds', 'labelIds', 'conditions', 'timeConditions'] as const

/** What a rule asks of articles. */
export function RuleInputs({
  of: draft,
  beginsOpen = false,
  words,
}: {
  of: Draft<WarningFormValues, Warning>
  /** The part that narrows it. */
  beginsOpen?: boolean
  /** What its words are called; default: those of a warning. */
  words?: string
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const { form } = draft
  const written = form.watch()
  const { errors } = form.formState
  return (
    <>
      <h3>{t('partWhat')}</h3>
      <div className="labelled">
        <span className="label-line">{words ?? t('words')}</span>
        <RuleBox
          text={written.warningWords}
          problem={form.getFieldState('warningWords', form.formState).error?.message}
          onChange={text => form.setValue('warningWords', text, { shouldDirty: true, shouldTouch: true })}
          onRun={() => void draft.save()}
        />
      </div>
      <MonitorsInput of={draft} name="wordMonitors" label={t('wordMonitors')} note={t('wordMonitorsNote')} />
      <ChecksInput
        of={draft}
        name="sentiment"
        label={t('sentiment')}
        options={([-1, 0, 1] as const).map(value => [value, t(sentimentName(value))] as const)}
      />
      <ChecksInput
        of={draft}
        name="mediaType"
        label={t('mediaType')}
        options={mediaTypes.map(type => [type, a(type)] as const)}
      />
      <FormFold
        title={t('partWhich')}
        fields={which}
        written={written}
        hasFault={which.some(field => errors[field] !== undefined)}
        beginsOpen={beginsOpen}
      >
        <MonitorsInput of={draft} name="monitorIds" label={t('monitorIds')} note={t('monitorIdsNote')} />
        <LabelsInput of={draft} name="labelIds" label={t('labelIds')} />
        <ConditionsInput of={draft} />
        <TimeConditions of={draft} />
      </FormFold>
    </>
  )
}

/** In the form of another feature's rule, which has these fields among its own. */
export const asRuleDraft = (draft: object): Draft<WarningFormValues, Warning> =>
  draft as Draft<WarningFormValues, Warning>
