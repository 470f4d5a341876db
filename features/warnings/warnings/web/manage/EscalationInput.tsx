import { GroupsInput, PeopleInput, RostersInput } from '@guanlan/features/people/address-book/web'
import { MembersInput } from '@guanlan/features/people/organisations/web'
import { ChannelsInput } from '@guanlan/features/workspace/notifications/web'
import { Button, type Draft, IconButton, NumberInput, useWords } from '@guanlan/platform/web'
import { mostSteps, type Warning } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './escalation.module.css'
import type { WarningFormValues } from './warning-form.ts'

/** Who else is told when nobody acknowledges, step by step. */
export function EscalationInput({ of: draft }: { of: Draft<WarningFormValues, Warning> }) {
  const t = useWords(strings)
  const { form } = draft
  const steps = form.watch('escalation')
  const set = (next: WarningFormValues['escalation']) =>
    form.setValue('escalation', next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    })
  const blank = { afterMinutes: 30, contactIds: [], groups: [], rosterIds: [], memberIds: [], channelIds: [] }
  return (
    <>
      <fieldset className={styles.steps}>
        <legend className="label-line">{t('escalation')}</legend>
        <p className="dim">{t('escalationNote')}</p>
        <ol>
          {steps.map((_, at) => {
            const number = at + 2
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; its fields are named by it
              <li key={at} aria-label={t('stepNumber', { number })}>
                <header>
                  <strong>{t('stepNumber', { number })}</strong>
                  <IconButton
                    icon="close"
                    size="small"
                    label={t('removeStep', { number })}
                    onClick={() => set(steps.filter((__, place) => place !== at))}
                  />
                </header>
                <NumberInput
                  of={draft}
                  name={`escalation.${at}.afterMinutes`}
                  label={t('afterMinutes')}
                  unit={t('minutes')}
                />
                <RostersInput of={draft} name={`escalation.${at}.rosterIds`} label={t('rosterIds')} />
                <PeopleInput of={draft} name={`escalation.${at}.contactIds`} label={t('contactIds')} />
                <GroupsInput of={draft} name={`escalation.${at}.groups`} label={t('groups')} />
                <MembersInput of={draft} name={`escalation.${at}.memberIds`} label={t('stepMembers')} />
                <ChannelsInput of={draft} name={`escalation.${at}.channelIds`} label={t('channelIds')} />
              </li>
            )
          })}
        </ol>
        <Button size="small" icon="plus" disabled={steps.length >= mostSteps} onClick={() => set([...steps, blank])}>
          {t('addStep')}
        </Button>
      </fieldset>
      {steps.length > 0 && (
        <NumberInput
          of={draft}
          name="escalationRepeats"
          label={t('escalationRepeats')}
          note={t('escalationRepeatsNote')}
        />
      )}
    </>
  )
}
