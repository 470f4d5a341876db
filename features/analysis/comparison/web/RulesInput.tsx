import { RuleBox } from '@guanlan/features/monitors/monitors/web'
import { Button, type Draft as Form, IconButton, SlotInput, useWords } from '@guanlan/platform/web'
import { type Draft, mostSubjects, type StoredComparison } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './comparison.module.css'

/** Rules as text, one box each: mistakes are marked where they are, as in the editor of monitors. */
export function RulesInput({ draft }: { draft: Form<Draft, StoredComparison> }) {
  const t = useWords(strings)
  const { form } = draft
  const rules = form.watch('rules')
  const write = (next: string[]) => form.setValue('rules', next, { shouldDirty: true, shouldTouch: true })
  const problem = form.formState.errors.rules?.message
  return (
    <fieldset className={styles.several}>
      <legend className="label-line">{t('rules')}</legend>
      <p className="dim">{t('rulesHelp')}</p>
      {rules.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules are written in place
        <fieldset key={place} className={styles.line} aria-label={t('ruleNth', { n: String(place + 1) })}>
          <SlotInput<Draft, string> of={draft} name={`rules.${place}`} label={t('ruleNth', { n: String(place + 1) })}>
            {({ value, onChange, problem: wrong }) => (
              <RuleBox text={value} problem={wrong} onChange={onChange} onRun={() => void draft.save()} />
            )}
          </SlotInput>
          <IconButton
            icon="trash"
            label={t('removeRule', { n: String(place + 1) })}
            onClick={() => write(rules.filter((__, at) => at !== place))}
          />
        </fieldset>
      ))}
      {problem && <p className="problem">{problem}</p>}
      {rules.length < mostSubjects && (
        <Button size="small" icon="plus" onClick={() => write([...rules, ''])}>
          {t('addRule')}
        </Button>
      )}
    </fieldset>
  )
}
