import { useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Figure } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { listOfPlan } from '../plan-view.ts'
import styles from './answer.module.css'
import { useFigureWords } from './figure-words.ts'

/** Numbers of an answer; each opens the list whose total it is. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useWords(screenStrings)
  const wordsOf = useFigureWords()
  return (
    <dl className={styles.figures} aria-label={t('figures')}>
      {figures.map(figure => {
        const { title, shown } = wordsOf(figure)
        return (
          <div key={`${figure.kind}${figure.name}`}>
            <dt className="cut" title={figure.name || undefined}>
              {title}
            </dt>
            <dd>
              <Link to={listOfPlan(figure.opens)} aria-label={`${t('openList', { count: shown })}`}>
                {shown}
              </Link>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
