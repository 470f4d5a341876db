import { ErrorOf, Icon, Panel, SkeletonRows, useMay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Crisis, Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { statementAddress } from '../parts/address.ts'
import roomStyles from '../parts/room.module.css'
import { StatementState } from './StatementState.tsx'
import styles from './statements.module.css'
import { useStatements } from './use-statements.ts'

/** What is said in public: the state of each statement, and who is next. */
export function Statements({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const requested = useStatements(crisis.id)
  const statements = requested.data
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  return (
    <Panel
      title={t('statements')}
      more={
        isOpen && (
          <span className={roomStyles.key} data-key="statement">
            <Link className={styles.begin} to={statementAddress(crisis.id, 0)}>
              <Icon name="plus" size={14} /> {t('addStatement')}
            </Link>
          </span>
        )
      }
    >
      {!statements ? (
        requested.isError ? (
          <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
        ) : (
          <SkeletonRows rows={2} />
        )
      ) : statements.length === 0 ? (
        <p className={`dim ${roomStyles.form}`}>{t('noStatements')}</p>
      ) : (
        <ul className={styles.statements}>
          {statements.map(statement => (
            <li key={statement.id}>
              <Link to={statementAddress(crisis.id, statement.id)}>{statement.title}</Link>
              <StatementState of={statement} />
              <small className="dim">
                <Where of={statement} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** In one line: what has to happen next. */
function Where({ of }: { of: Statement }) {
  const t = useWords(strings)
  const { state, number, chain, step, next, sentBack, fallen } = of
  return (
    <>
      {t('versionNumber', { number })}
      {state === 'inApproval' && (
        <>
          {' · '}
          {t('stepOf', { step: step + 1, count: chain.length })}
          {' · '}
          {next.length > 0
            ? t('waitsFor', { names: next.map(({ name }) => name).join(t('between')) })
            : t('waitsForNobody')}
        </>
      )}
      {state === 'draft' && sentBack && <> · {t('wasSentBack', { by: sentBack.by, reason: sentBack.reason })}</>}
      {fallen.length > 0 && <span className={roomStyles.late}> · {t('fallenFacts')}</span>}
    </>
  )
}
