import { RegionName } from '@guanlan/features/articles/articles/web'
import { useIndustries } from '@guanlan/features/articles/dictionaries/web'
import { Facts, Moment, useWords } from '@guanlan/platform/web'
import type { InfoEvent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './page.module.css'

/** What people wrote of an event, and why it stands in its state. */
export function EventAbout({ event }: { event: InfoEvent }) {
  const t = useWords(strings)
  const { owner, subjects, place, note, rule, startTime, endTime, state, stateAt } = event
  const industry = useIndustries()?.find(({ dicCode }) => dicCode === subjects.industry)?.dicName ?? subjects.industry
  const names = [industry, ...subjects.companies, ...subjects.brands, ...subjects.products].filter(Boolean)
  return (
    <details className={styles.about}>
      <summary>
        {t('moreFacts')}
        <span className="dim">
          {' '}
          {[t('ownedBy', { name: owner?.name ?? t('nobody') }), names.join('、')].filter(Boolean).join(' · ')}
        </span>
      </summary>
      <Facts
        of="texts"
        facts={[
          [t('owner'), owner?.name ?? t('nobody')],
          [t('subjects'), names.join('、') || '—'],
          [t('place'), place === null ? '—' : <RegionName key="place" code={place} />],
          [t('startTime'), <Moment key="start" at={startTime} exact />],
          [t('endTime'), endTime === null ? t('openEnd') : <Moment key="end" at={endTime} exact />],
          [
            t('state'),
            <span key="state">
              {t(`state_${state}`)} · {t('stateSince')} <Moment at={stateAt} exact />
              <br />
              <small className="dim">{t(`why_${state}`)}</small>
            </span>,
          ],
          [t('rule'), rule === '' ? t('noRule') : <code key="rule">{rule}</code>],
          [t('note'), note === '' ? '—' : <span key="note">{note}</span>],
        ]}
      />
    </details>
  )
}
