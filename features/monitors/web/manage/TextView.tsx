import type { FormProblem } from '@guanlan/engine/rules'
import { Button, Icon, useSay, useWords } from '@guanlan/platform/web'
import { useId, useRef } from 'react'
import { strings } from '../../strings.ts'
import type { Draft } from './draft.ts'
import styles from './Manage.module.css'

/** The rule as text. Each problem stands below with its place; a click selects it, a fix mends it. */
export function TextView({
  draft,
  problems,
  problem,
  onChange,
}: {
  draft: Draft
  problems: readonly FormProblem[]
  /** What the server said. */
  problem: string | undefined
  onChange: (part: Partial<Draft>) => void
}) {
  const t = useWords(strings)
  const say = useSay()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { rule } = draft
  const wrong = problem !== undefined || problems.some(each => each.severity === 'error')
  const select = ({ from, to }: { from: number; to: number }) => {
    field.current?.focus()
    field.current?.setSelectionRange(from, Math.max(to, from))
  }
  return (
    <div className={styles.text}>
      <textarea
        ref={field}
        aria-label={t('viewText')}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-problems`}
        spellCheck={false}
        autoCapitalize="off"
        rows={4}
        placeholder={t('textHint')}
        value={rule}
        onChange={event => onChange({ rule: event.target.value })}
      />
      <ul className={styles.problems} id={`${id}-problems`} aria-live="polite">
        {problem && problems.length === 0 && <li className="problem">{problem}</li>}
        {problems.map(each => (
          <li key={`${each.code} ${each.from}`} data-severity={each.severity}>
            <Icon name={each.severity === 'error' ? 'alert' : 'bulb'} size={14} />
            <button type="button" onClick={() => select(each)}>
              {say(each.message)}
            </button>
            <span className={`dim ${styles.place}`}>{t('placeOf', placeOf(rule, each.from))}</span>
            <span className="grow" />
            {each.fixes?.map(fix => (
              <Button
                key={fix.replacement}
                size="small"
                onClick={() => {
                  onChange({ rule: rule.slice(0, fix.from) + fix.replacement + rule.slice(fix.to) })
                  field.current?.focus()
                }}
              >
                {say(fix.title)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.help}>{t('textHelp')}</p>
    </div>
  )
}

/** Line and character, from 1. */
function placeOf(text: string, offset: number): { line: number; character: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, character: (before.at(-1)?.length ?? 0) + 1 }
}
