import { RuleBox } from '@guanlan/features/monitors/monitors/web'
import { Button, Segmented, TextField, useWords } from '@guanlan/platform/web'
import { type ReactNode, useEffect, useState } from 'react'
import { strings } from '../strings.ts'
import { type BoxMode, ruleOf } from './address.ts'
import { PlainHints } from './PlainHints.tsx'
import { mayHint } from './plain.ts'
import styles from './search.module.css'

/** What is written, and run: words in a plain box, or a rule with the editor's colours and fixes. Words become their rule when one changes over. */
export function SearchBox({
  text,
  mode,
  problem,
  large = false,
  aside,
  onRun,
}: {
  text: string
  mode: BoxMode
  /** What the server said of the text that was run. */
  problem?: string | undefined
  large?: boolean
  /** Stands behind the button. */
  aside?: ReactNode
  onRun: (requested: { text: string; mode: BoxMode }) => void
}) {
  const t = useWords(strings)
  const [written, setWritten] = useState({ text, mode })
  useEffect(() => setWritten({ text, mode }), [text, mode])
  const run = () => onRun({ ...written, text: written.text.trim() })
  const change = (next: BoxMode) =>
    setWritten(now => ({ mode: next, text: next === 'rule' && now.mode === 'plain' ? ruleOf(now) : now.text }))
  return (
    <search className={styles.box} data-large={large || undefined}>
      <form
        onSubmit={event => {
          event.preventDefault()
          run()
        }}
      >
        <div className={styles.field}>
          {written.mode === 'plain' ? (
            <TextField
              label={t('searchWords')}
              labelHidden
              icon="search"
              type="search"
              size={large ? 'large' : 'normal'}
              placeholder={t('plainHint')}
              value={written.text}
              problem={problem}
              maxLength={10_000}
              autoFocus={large || text === ''}
              onChange={event => setWritten({ mode: 'plain', text: event.target.value })}
              // Browsers empty the field; what was searched for stays beside its results.
              onKeyDown={event => event.key === 'Escape' && event.preventDefault()}
            />
          ) : (
            <RuleBox
              text={written.text}
              problem={written.text === text ? problem : undefined}
              onChange={next => setWritten({ mode: 'rule', text: next })}
              onRun={run}
            />
          )}
          {written.mode === 'plain' && mayHint(written.text) && (
            <PlainHints text={written.text} onTake={rule => setWritten({ mode: 'rule', text: rule })} />
          )}
        </div>
        <Segmented
          label={t('boxMode')}
          value={written.mode}
          options={[
            { value: 'plain', label: t('plain') },
            { value: 'rule', label: t('rule') },
          ]}
          onChange={change}
        />
        <Button kind="primary" type="submit" icon="search">
          {t('search')}
        </Button>
      </form>
      {aside}
    </search>
  )
}
