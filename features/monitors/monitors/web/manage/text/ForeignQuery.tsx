import { Button, Icon, useSay, useWords } from '@guanlan/platform/web'
import { useDeferredValue, useMemo } from 'react'
import { strings } from '../../../strings.ts'
import { useEngine } from '../rule/checked-rule.ts'
import styles from './foreign-query.module.css'

/** UTF-16 units; longer texts are no queries that somebody pasted. */
const longest = 20_000
/** Parts listed that could not be carried over. */
const mostListed = 8

/** Offers to convert a text that is written as other products write queries; what it becomes is shown before it is taken. */
export function ForeignQuery({ text, onTake }: { text: string; onTake: (rule: string) => void }) {
  const t = useWords(strings)
  const say = useSay()
  const engine = useEngine()
  const settled = useDeferredValue(text)
  const converted = useMemo(
    () =>
      engine && settled.length <= longest && engine.looksForeign(settled) ? engine.fromBooleanQuery(settled) : null,
    [engine, settled],
  )
  if (!converted) return null
  const { text: rule, lost } = converted
  return (
    <section className={styles.foreign} aria-label={t('foreignQuery')}>
      <p>
        <Icon name="bulb" size={14} /> {t('foreignQuery')}
      </p>
      {rule === null ? <p className="problem">{t('foreignNothing')}</p> : <code>{rule}</code>}
      {lost.length > 0 && (
        <ul>
          {lost.slice(0, mostListed).map(({ part, why }) => (
            <li key={`${part} ${why[0]}`}>
              <b>{part}</b> {say(why)}
            </li>
          ))}
          {lost.length > mostListed && (
            <li className="dim">{t('moreProblems', { count: lost.length - mostListed })}</li>
          )}
        </ul>
      )}
      {rule !== null && (
        <Button size="small" kind="primary" onClick={() => onTake(rule)}>
          {t('convert')}
        </Button>
      )}
    </section>
  )
}
