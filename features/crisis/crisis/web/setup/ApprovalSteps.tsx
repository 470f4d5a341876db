import { Button, ChecksInput, type Draft, IconButton, NumberInput, Row, Stack, useWords } from '@guanlan/platform/web'
import type { LevelSetting, StoredLevel } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './setup.module.css'

const mostSteps = 6
const approving = ['lead', 'deputy', 'spokesperson', 'legal', 'approver'] as const
const blank: LevelSetting['approval'][number] = { name: '', roles: ['approver'], needed: 1, minutes: null }

/** Who has to agree before a statement of this level is out, one step after the other. */
export function ApprovalSteps({ draft }: { draft: Draft<LevelSetting, StoredLevel> }) {
  const t = useWords(strings)
  const steps = draft.form.watch('approval')
  const set = (next: LevelSetting['approval']) => draft.form.setValue('approval', next, { shouldDirty: true })
  return (
    <Stack as="fieldset" gap={8} className={styles.steps}>
      <legend className="label-line">{t('approvalOfStatements')}</legend>
      {steps.length === 0 && <p className="dim">{t('approvalNone')}</p>}
      {steps.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; its fields are named by it
        <Stack key={at} gap={4} className={styles.step}>
          <Row gap={8} align="center">
            <strong>{t('approvalStep', { n: at + 1 })}</strong>
            <span className="grow" />
            <IconButton
              icon="close"
              size="small"
              label={t('removeApprovalStep', { n: at + 1 })}
              onClick={() => set(steps.filter((__, place) => place !== at))}
            />
          </Row>
          <ChecksInput
            of={draft}
            name={`approval.${at}.roles`}
            label={t('approvalRoles')}
            options={approving.map(role => [role, t(role)] as const)}
          />
          <Row gap={8} wrap={4}>
            <NumberInput of={draft} name={`approval.${at}.needed`} label={t('approvalNeeded')} />
            <NumberInput of={draft} name={`approval.${at}.minutes`} label={t('approvalMinutes')} />
          </Row>
        </Stack>
      ))}
      <Row>
        <Button size="small" icon="plus" disabled={steps.length >= mostSteps} onClick={() => set([...steps, blank])}>
          {t('addApprovalStep')}
        </Button>
      </Row>
    </Stack>
  )
}
