import { IconButton, Moment, useWords } from '@guanlan/platform/web'
import type { Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { useCrisisAct } from '../use-crisis.ts'
import styles from './outsiders.module.css'

/** Who without an account was invited to this round, by whom, and what came of it. */
export function Outsiders({ of: { outside } }: { of: Statement }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  if (outside.length === 0) return null
  return (
    <section aria-label={t('outsiders')}>
      <b>{t('outsiders')}</b>
      <ul className={styles.outsiders}>
        {outside.map(({ id, step, name, invitedBy, invitedAt, opens, openedAt, state, decidedAt, mayEnd }) => (
          <li key={id}>
            <span>
              {name} <span className="dim">{t('invitedByName', { name: invitedBy })}</span>
            </span>
            <span>{t(`outside_${state}`)}</span>
            {mayEnd && (
              <IconButton
                icon="close"
                size="small"
                label={t('endInvitation', { name })}
                onClick={() =>
                  void act(
                    () => api.endInvitation.act({ body: { id } }),
                    () => t('didEndInvitation'),
                  )
                }
              />
            )}
            <small className="dim">
              {t('approvalStep', { n: step + 1 })} · <Moment at={decidedAt ?? openedAt ?? invitedAt} exact /> ·{' '}
              {t('outsideOpens', { count: opens })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
