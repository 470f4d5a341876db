import { Moment, Panel, useWords } from '@guanlan/platform/web'
import type { Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { Outsiders } from '../outside/Outsiders.tsx'
import roomStyles from '../parts/room.module.css'
import styles from './statements.module.css'

/** The steps in turn, who agreed to each, who is next, and the seal. */
export function Approval({ of }: { of: Statement }) {
  const t = useWords(strings)
  const { state, chain, step, next, deputyFrom, sentBack, fallen, hash, sealedAt, writers } = of
  return (
    <Panel title={t('approval_panel')}>
      <div className={styles.approval}>
        {sentBack && (
          <p className={roomStyles.late}>
            {t('wasSentBack', { by: sentBack.by, reason: sentBack.reason })} <Moment at={sentBack.at} exact />
          </p>
        )}
        {fallen.length > 0 && <p className={roomStyles.late}>{t('fallenFacts')}</p>}
        {chain.length > 0 && (
          <ol>
            {chain.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place
              <li key={at} aria-current={(state === 'inApproval' && at === step) || undefined}>
                <b>{each.name || each.roles.map(role => t(role)).join(t('between'))}</b>{' '}
                <span className="dim">{t('agreedOf', { agreed: each.agreed.length, needed: each.needed })}</span>
                {each.agreed.map(({ id, name, at: when, asDeputy, invitedBy }) => (
                  <small key={id}>
                    {name} {invitedBy !== null && `（${t('invitedByName', { name: invitedBy })}）`}{' '}
                    {asDeputy && `（${t('asDeputy')}）`} <Moment at={when} exact />
                  </small>
                ))}
                {state === 'inApproval' && at === step && (
                  <small className="dim">
                    {next.length > 0
                      ? t('waitsFor', { names: next.map(({ name }) => name).join(t('between')) })
                      : t('waitsForNobody')}
                    {deputyFrom !== null && (
                      <>
                        {' · '}
                        {t('deputyMay')} <Moment at={deputyFrom} exact />
                      </>
                    )}
                  </small>
                )}
              </li>
            ))}
          </ol>
        )}
        <Outsiders of={of} />
        {state === 'draft' && (
          <p className="dim">{t('writtenBy', { names: writers.map(({ name }) => name).join(t('between')) })}</p>
        )}
        {hash !== null && sealedAt !== null && (
          <p>
            <b>{t('seal')}</b> <Moment at={sealedAt} exact />
            <br />
            <code className={styles.hash}>{hash}</code>
          </p>
        )}
      </div>
    </Panel>
  )
}
