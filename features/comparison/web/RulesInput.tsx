import { RuleBox } from '@guanlan/features/monitors/web'
import { Button, type Draft as Form, IconButton, useWords } from '@guanlan/platform/web'
import { type Draft, type Kept, mostSubjects } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './comparison.module.css'

/** Rules as text, one box each: mistakes are marked where they are, as in the editor of monitors. */
export function RulesInput({ draft }: { draft: Form<Draft, Kept> }) {
  const t = useWords(strings)
  const { form } = draft
  const rules = form.watch('rules')
  const write = (next: string[]) => form.setValue('rules', next, { shouldDirty: true, shouldTouch: true })
  // A refusal names one of the rules, or all of them.
  const { errors } = form.formState
  const problemOf = (place: number) => errors.rules?.[place]?.message
  return (
    <fieldset className={styles.several}>
      <legend className="label-line">{t('rules')}</legend>
      <p className="dim">{t('rulesHelp')}</p>
      {rules.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules are written in place
        <fieldset key={place} className={styles.line} aria-label={t('ruleNth', { n: String(place + 1) })}>
          <RuleBox
            text={text}
            problem={problemOf(place)}
            onChange={next => write(rules.map((each, at) => (at === place ? next : each)))}
            onRun={() => void draft.save()}
          />
          <IconButton
            icon="trash"
            label={t('removeRule', { n: String(place + 1) })}
            onClick={() => write(rules.filter((_, at) => at !== place))}
          />
        </fieldset>
      ))}
      {errors.rules?.message && <p className="problem">{errors.rules.message}</p>}
      {rules.length < mostSubjects && (
        <Button size="small" icon="plus" onClick={() => write([...rules, ''])}>
          {t('addRule')}
        </Button>
      )}
    </fieldset>
  )
}
