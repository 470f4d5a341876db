import { Icon, type IconName, useWords } from '@guanlan/platform/web'
import type { Condition } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './sources.module.css'

const faces: Readonly<Record<Condition, { icon: IconName; tone: 'good' | 'quiet' | 'warn' | 'bad' }>> = {
  normal: { icon: 'check', tone: 'good' },
  waiting: { icon: 'clock', tone: 'quiet' },
  silent: { icon: 'alert', tone: 'warn' },
  limited: { icon: 'clock', tone: 'warn' },
  optimised: { icon: 'alert', tone: 'warn' },
  restricted: { icon: 'alert', tone: 'bad' },
  gone: { icon: 'close', tone: 'bad' },
  failed: { icon: 'close', tone: 'bad' },
  held: { icon: 'clock', tone: 'warn' },
  off: { icon: 'minus', tone: 'quiet' },
}

/** How a source fares, by word and sign; its cause and remedy on hover. */
export function ConditionTag({ condition }: { condition: Condition }) {
  const t = useWords(strings)
  const { icon, tone } = faces[condition]
  return (
    <span className={styles.condition} data-tone={tone} title={t(`${condition}Why`)}>
      <Icon name={icon} />
      {t(condition)}
    </span>
  )
}
