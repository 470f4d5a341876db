import { ErrorOf, linkTo, Moment, Panel, PopoverButton, SkeletonRows, useMay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Crisis, Fact } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { Files } from '../files/Files.tsx'
import roomStyles from '../parts/room.module.css'
import { FactForm } from './FactForm.tsx'
import styles from './facts.module.css'
import { useFacts } from './use-facts.ts'

/** What is known, denied and open, with what it rests on and who verified it. */
export function Facts({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const requested = useFacts(crisis.id)
  const facts = requested.data
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  const count = (state: Fact['state']) => facts?.filter(each => each.state === state).length ?? 0
  return (
    <Panel
      title={t('facts')}
      note={facts && t('factsOf', { known: count('known'), denied: count('denied'), open: count('open') })}
      more={
        isOpen && (
          <PopoverButton label={t('addFact')} icon="plus" size="small">
            {close => <FactForm crisisId={crisis.id} onClose={close} />}
          </PopoverButton>
        )
      }
    >
      {!facts ? (
        requested.isError ? (
          <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
        ) : (
          <SkeletonRows rows={3} />
        )
      ) : facts.length === 0 ? (
        <p className={`dim ${roomStyles.form}`}>{t('noFacts')}</p>
      ) : (
        <ul className={styles.facts}>
          {facts.map(fact => (
            <li key={fact.id}>
              <FactState of={fact} />
              <span>
                {fact.text}
                <br />
                <small className="dim">
                  <Verified of={fact} /> <Sources of={fact} />
                </small>
                <Files crisis={crisis} of={{ factId: fact.id }} />
              </span>
              {isOpen && (
                <PopoverButton label={t('changeFactOf', { text: fact.text })} icon="edit" size="small" isIconOnly>
                  {close => <FactForm crisisId={crisis.id} before={fact} onClose={close} />}
                </PopoverButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

export function FactState({ of: { state } }: { of: Fact }) {
  const t = useWords(strings)
  return (
    <span className={styles.state} data-state={state}>
      {t(`fact_${state}`)}
    </span>
  )
}

function Verified({ of: { verifiedBy, verifiedAt } }: { of: Fact }) {
  const t = useWords(strings)
  if (verifiedAt === null) return t('notVerified')
  return (
    <>
      {t('verifiedBy', { name: verifiedBy })} <Moment at={verifiedAt} exact />
    </>
  )
}

function Sources({ of: { articleId, link } }: { of: Fact }) {
  const t = useWords(strings)
  return (
    <>
      {articleId !== null && <Link to={linkTo('/monitorDetail', null, { id: articleId })}>{t('factArticle')}</Link>}{' '}
      {link && (
        <a href={link} target="_blank" rel="noreferrer noopener">
          {t('source')}
        </a>
      )}
    </>
  )
}
