import { ErrorOf, Icon, SkeletonPage, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Crisis, Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { roomAddress } from '../parts/address.ts'
import { LevelTag } from '../parts/LevelTag.tsx'
import roomStyles from '../parts/room.module.css'
import { useCrisis } from '../use-crisis.ts'
import { Approval } from './Approval.tsx'
import { Publications } from './Publications.tsx'
import { Quotes } from './Quotes.tsx'
import { StatementActs } from './StatementActs.tsx'
import { StatementComments } from './StatementComments.tsx'
import { StatementEditor } from './StatementEditor.tsx'
import { StatementFiles } from './StatementFiles.tsx'
import { StatementState } from './StatementState.tsx'
import styles from './statements.module.css'
import { useStatements } from './use-statements.ts'
import { Versions } from './Versions.tsx'

/** One statement: its text, who has to agree, its versions, and what became of it. */
export function StatementPage({ crisisId, id }: { crisisId: number; id: number }) {
  const t = useWords(strings)
  const crisis = useCrisis(crisisId)
  const statements = useStatements(crisisId)
  const error = crisis.error ?? statements.error
  if (error) return <ErrorOf error={error} onRetry={() => void Promise.all([crisis.refetch(), statements.refetch()])} />
  if (!crisis.data || !statements.data) return <SkeletonPage />
  const statement = statements.data.find(each => each.id === id) ?? null
  if (id !== 0 && !statement)
    return (
      <div className={roomStyles.gone}>
        <p>{t('statementGone')}</p>
        <Link to={roomAddress(crisisId)}>{t('backToRoom')}</Link>
      </div>
    )
  return <Page crisis={crisis.data} statement={statement} />
}

function Page({ crisis, statement }: { crisis: Crisis; statement: Statement | null }) {
  const t = useWords(strings)
  return (
    <div className={roomStyles.room}>
      <header className={roomStyles.head}>
        <Link to={roomAddress(crisis.id)} aria-label={t('backToRoom')} title={t('backToRoom')}>
          <Icon name="left" />
        </Link>
        <LevelTag level={crisis.crisisLevel} />
        <h1 className="cut">{statement?.title ?? t('addStatement')}</h1>
        {statement && <StatementState of={statement} />}
        <span className="dim cut">{crisis.name}</span>
        <span className="grow" />
        {statement && <StatementFiles of={statement} />}
        {statement && <StatementActs crisis={crisis} statement={statement} />}
      </header>
      <div className={roomStyles.scroll}>
        <div className={styles.page}>
          <StatementEditor crisis={crisis} statement={statement} />
          {statement && (
            <div className={roomStyles.side}>
              <Approval of={statement} />
              {statement.publications.length > 0 && <Publications of={statement} />}
              {statement.publications.length > 0 && <Quotes of={statement} />}
              <Versions of={statement} />
              <StatementComments crisis={crisis} statementId={statement.id} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
