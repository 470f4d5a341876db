import type { FormProblem } from '@guanlan/engine/rules'
import { Button, Icon, Row, useSay, useWords } from '@guanlan/platform/web'
import { useId, useMemo, useRef } from 'react'
import { strings } from '../../../strings.ts'
import type { Draft } from '../../drafts/draft.ts'
import { ForeignQuery } from './ForeignQuery.tsx'
import type { KnownWord } from './offers.ts'
import { RuleField } from './RuleField.tsx'
import styles from './text.module.css'
import { useFieldWords } from './use-field-words.ts'

/** Problems listed at once; the rest comes as these are mended. */
const mostListed = 20

/** The rule as text: problems are underlined where they are, and stand below in words with their fixes. */
export function TextView({
  draft,
  problems,
  problem,
  tidy,
  known,
  onChange,
}: {
  draft: Draft
  problems: readonly FormProblem[]
  /** What the server said. */
  problem: string | undefined
  /** The same rule in its plainest form; null while it cannot be read. */
  tidy: string | null
  known: readonly KnownWord[]
  onChange: (part: Partial<Draft>) => void
}) {
  const t = useWords(strings)
  const say = useSay()
  const id = useId()
  const select = useRef<((from: number, to: number) => void) | null>(null)
  const words = useFieldWords()
  const { rule } = draft
  const wrong = problem !== undefined || problems.some(each => each.severity === 'error')
  const shown = useMemo(() => {
    const placeOf = placesIn(rule)
    return problems.map(each => ({
      from: each.from,
      to: each.to,
      severity: each.severity,
      message: say(each.message),
      place: t('placeOf', placeOf(each.from)),
      fixes: (each.fixes ?? []).map(fix => ({ ...fix, title: say(fix.title) })),
    }))
  }, [problems, rule, say, t])
  return (
    <div className={styles.text}>
      <RuleField
        text={rule}
        problems={shown}
        wrong={wrong}
        words={words}
        known={known}
        describedBy={`${id}-problems ${id}-help`}
        select={select}
        onChange={text => onChange({ rule: text })}
      />
      <ForeignQuery text={rule} onTake={converted => onChange({ rule: converted })} />
      <ul className={styles.problems} id={`${id}-problems`} aria-live="polite">
        {problem && problems.length === 0 && <li className="problem">{problem}</li>}
        {shown.slice(0, mostListed).map(each => (
          <li key={`${each.message} ${each.from}`} data-severity={each.severity}>
            <Icon name={each.severity === 'error' ? 'alert' : 'bulb'} size={14} />
            <button type="button" onClick={() => select.current?.(each.from, each.to)}>
              {each.message}
            </button>
            <span className={`dim ${styles.place}`}>{each.place}</span>
            <span className="grow" />
            {each.fixes.map(fix => (
              <Button
                key={fix.replacement}
                size="small"
                onClick={() => {
                  onChange({ rule: rule.slice(0, fix.from) + fix.replacement + rule.slice(fix.to) })
                  select.current?.(fix.from + fix.replacement.length, fix.from + fix.replacement.length)
                }}
              >
                {fix.title}
              </Button>
            ))}
          </li>
        ))}
        {shown.length > mostListed && (
          <li className="dim">{t('moreProblems', { count: shown.length - mostListed })}</li>
        )}
      </ul>
      <Row gap={16} align="start" to="between" className={styles.below}>
        <p className={styles.help} id={`${id}-help`}>
          {t('textHelp')}
          <br />
          {t('textKeys', { offers: 'Ctrl+Space', next: 'F8', mend: 'Ctrl+.' })}
        </p>
        <Button
          size="small"
          title={t('tidyTip')}
          disabled={tidy === null || tidy === rule}
          onClick={() => onChange({ rule: tidy ?? rule })}
        >
          {t('tidy')}
        </Button>
      </Row>
    </div>
  )
}

/** Line and character, from 1. The lines are counted once, for a long text may have a hundred problems. */
function placesIn(text: string): (offset: number) => { line: number; character: number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return offset => {
    const line = Math.max(
      0,
      starts.findLastIndex(start => start <= offset),
    )
    return { line: line + 1, character: offset - (starts[line] ?? 0) + 1 }
  }
}
