import { useEngine } from '@guanlan/features/monitors/monitors/web'
import { Button, Icon, useSay, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { strings } from '../strings.ts'
import { plainHints } from './plain.ts'
import styles from './search.module.css'

/** Signs and words of rules in the plain box: what the editor of rules says of them, and the rule that was meant. */
export function PlainHints({ text, onTake }: { text: string; onTake: (rule: string) => void }) {
  const t = useWords(strings)
  const say = useSay()
  const engine = useEngine()
  const hints = useMemo(() => (engine ? plainHints(text, engine.parse) : []), [engine, text])
  const [first] = hints
  if (!first) return null
  return (
    <div className={styles.hints} role="status">
      <Icon name="bulb" size={14} />
      <span>{first.message ? say(first.message) : t('signOfRules', { sign: first.sign })}</span>
      <Button size="small" onClick={() => onTake(first.rule)}>
        {t('asRule', { rule: first.rule })}
      </Button>
    </div>
  )
}
