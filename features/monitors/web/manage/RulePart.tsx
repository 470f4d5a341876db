import { Segmented, useSay, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import { type CheckedRule, isMissing } from './checked-rule.ts'
import { type Draft, hasWords, partsOf } from './draft.ts'
import { FormView } from './FormView.tsx'
import styles from './Manage.module.css'
import { TextView } from './TextView.tsx'

/** Which articles are wanted: by form or as text, two views of the same rule, and what it says in plain words. */
export function RulePart({
  draft,
  rule,
  tried,
  problemOf,
  onChange,
}: {
  draft: Draft
  rule: CheckedRule | null
  tried: boolean
  problemOf: (field: string) => string | undefined
  onChange: (part: Partial<Draft>) => void
}) {
  const t = useWords(strings)
  const say = useSay()
  const [refused, setRefused] = useState<'mendFirst' | 'notAForm' | null>(null)
  const problems = rule?.problems.filter(each => tried || !isMissing(each)) ?? []
  const turnTo = (view: Draft['view']) => {
    setRefused(null)
    if (view === draft.view) return
    if (!hasWords(draft)) return onChange({ view })
    if (!rule || rule.text === null) return setRefused('mendFirst')
    if (view === 'text') return onChange({ view, rule: rule.text })
    if (!rule.form) return setRefused('notAForm')
    onChange({ view, ...partsOf(rule.form) })
  }
  const change = (part: Partial<Draft>) => {
    setRefused(null)
    onChange(part)
  }
  return (
    <section className={styles.rule} aria-label={t('words')}>
      <header>
        <h2>{t('words')}</h2>
        <span className={`dim grow ${styles.note}`}>{t(draft.view === 'form' ? 'formNote' : 'textNote')}</span>
        <Segmented
          label={t('viewOfRule')}
          value={draft.view}
          options={[
            { value: 'form', label: t('viewForm') },
            { value: 'text', label: t('viewText') },
          ]}
          onChange={turnTo}
        />
      </header>
      {refused && (
        <p className={styles.refused} role="alert">
          {t(refused)}
        </p>
      )}
      {draft.view === 'form' ? (
        <FormView draft={draft} problems={problems} problemOf={problemOf} onChange={change} />
      ) : (
        <TextView draft={draft} problems={problems} problem={problemOf('rule')} onChange={change} />
      )}
      <p className={styles.sentence} aria-live="polite">
        <b>{t('readAs')}</b>
        {rule?.sentence ? say(rule.sentence) : t(hasWords(draft) ? 'readAsNothing' : 'readAsEmpty')}
      </p>
    </section>
  )
}
