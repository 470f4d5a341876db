import { Segmented, useSay, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { mostWordGroups } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { type Draft, hasWords, partsOf } from '../../drafts/draft.ts'
import { FormView } from '../form/FormView.tsx'
import shared from '../shared.module.css'
import type { KnownWord } from '../text/offers.ts'
import { TextView } from '../text/TextView.tsx'
import type { CheckedRule } from './check-rule.ts'
import { isMissing } from './checked-rule.ts'
import styles from './rule.module.css'

/** Which articles are wanted: by form or as text, two views of the same rule, and what it says in plain words. */
export function RulePart({
  draft,
  rule,
  tried,
  known,
  problemOf,
  onChange,
}: {
  draft: Draft
  rule: CheckedRule | null
  tried: boolean
  /** Words that are offered while the rule is written as text. */
  known: readonly KnownWord[]
  problemOf: (field: string) => string | undefined
  onChange: (part: Partial<Draft>) => void
}) {
  const t = useWords(strings)
  const say = useSay()
  const [refused, setRefused] = useState<'mendFirst' | 'notAForm' | null>(null)
  const problems = useMemo(() => rule?.problems.filter(each => tried || !isMissing(each)) ?? [], [rule, tried])
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
        <p className={shared.refused} role="alert">
          {refused === 'notAForm'
            ? t(refused, { reason: t(rule?.noForm ?? 'formNested', { most: mostWordGroups }) })
            : t(refused)}
        </p>
      )}
      {draft.view === 'form' ? (
        <div className={styles.sides}>
          <FormView draft={draft} problems={problems} problemOf={problemOf} onChange={change} />
          {hasWords(draft) && rule?.text && (
            <section className={styles.asText} aria-label={t('viewText')}>
              <h3>{t('viewText')}</h3>
              <code>{rule.text}</code>
            </section>
          )}
        </div>
      ) : (
        <TextView
          draft={draft}
          problems={problems}
          problem={problemOf('rule')}
          tidy={rule?.text ?? null}
          known={known}
          onChange={change}
        />
      )}
      <p className={styles.sentence} aria-live="polite">
        <b>{t('readAs')}</b>
        {rule?.sentence ? say(rule.sentence) : t(hasWords(draft) ? 'readAsNothing' : 'readAsEmpty')}
      </p>
    </section>
  )
}
