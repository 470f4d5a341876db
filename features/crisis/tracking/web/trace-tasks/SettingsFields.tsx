import { AreaInput, type Draft, MomentInput, NumberInput, SwitchInput, useWords } from '@guanlan/platform/web'
import { remarkLength } from '../../contract/trace-tasks.ts'
import { traceStrings as strings } from '../../strings/trace-tasks.ts'

/** What a new trace and one that goes on have alike. */
// biome-ignore lint/suspicious/noExplicitAny: of either form
export function SettingsFields({ of: draft, disabled = false }: { of: Draft<any, any>; disabled?: boolean }) {
  const t = useWords(strings)
  return (
    <>
      <MomentInput of={draft} name="endsAt" label={t('endsAt')} disabled={disabled} />
      <NumberInput of={draft} name="growth" label={t('growthLabel')} note={t('growthHelp')} disabled={disabled} />
      <SwitchInput of={draft} name="copies" label={t('copiesLabel')} disabled={disabled} />
      <AreaInput of={draft} name="remark" label={t('note')} most={remarkLength} disabled={disabled} />
    </>
  )
}
