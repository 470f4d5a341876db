import { exact, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Figure } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { listOfPlan } from '../plan-view.ts'
import styles from './answer.module.css'

/** Numbers of an answer; each opens the list whose total it is. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useWords(screenStrings)
  const format = useFormat()
  return (
    <dl className={styles.figures} aria-label={t('figures')}>
      {figures.map(({ kind, name, value, isAtLeast, at, opens }) => {
        const day = at ? format.moment(at).slice(0, 16) : ''
        const shown = value === null ? day : `${exact(value)}${isAtLeast ? '+' : ''}`
        return (
          <div key={`${kind}${name}`}>
            <dt className="cut" title={name || undefined}>
              {kind === 'earliest'
                ? `${t('figure_earliest')} ${name}`
                : t(`figure_${kind}`, { name, at: day.slice(0, isOfHour(opens) ? 16 : 10) })}
            </dt>
            <dd>
              <Link to={listOfPlan(opens)} aria-label={`${t('openList', { count: shown })}`}>
                {shown}
              </Link>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What it opens is an hour, and not a day. */
const isOfHour = ({ from, to }: Figure['opens']): boolean => Date.parse(to) - Date.parse(from) <= 3_600_000
