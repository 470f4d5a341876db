import { Icon, Menu, useWords } from '@guanlan/platform/web'
import { chooseOrganisation, currentOrg, useStarted } from '../start/session.ts'
import { shellStrings } from './strings.ts'
import styles from './TopBar.module.css'

/** The organisation whose data is on screen; a list when there are several. */
export function OrgSwitch() {
  const t = useWords(shellStrings)
  const session = useStarted(state => state.session)
  const current = session && currentOrg(session)
  if (!session || !current) return null
  if (session.profile.orgs.length < 2)
    return (
      <span className={styles.org} title={current.name}>
        <span className="cut">{current.name}</span>
      </span>
    )
  return (
    <Menu
      label={t('organisationOf', { name: current.name })}
      side="left"
      className={`${styles.org} ${styles.switch}`}
      face={
        <>
          <span className={styles.sign}>
            <Icon name="building" />
          </span>
          <span className="cut">{current.name}</span>
          <Icon name="down" size={12} />
        </>
      }
      items={session.profile.orgs.map(org => ({
        key: String(org.id),
        label: org.name,
        icon: 'building',
        chosen: org.id === current.id,
        run: () => chooseOrganisation(org.id),
      }))}
    />
  )
}
