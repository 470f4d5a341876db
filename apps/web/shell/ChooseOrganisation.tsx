import { Icon, Mark, useWords } from '@guanlan/platform/web'
import { chooseOrganisation, useStarted } from '../start/session.ts'
import { ClosedOrganisations } from './ClosedOrganisations.tsx'
import styles from './pages.module.css'
import { shellStrings } from './strings.ts'

/** Asked once of a person with several organisations; the answer is remembered. */
export default function ChooseOrganisation() {
  const t = useWords(shellStrings)
  const orgs = useStarted(state => state.session?.profile.orgs ?? [])
  return (
    <main className={styles.choose}>
      <Mark size={44} />
      <h1>{t('chooseOrganisation')}</h1>
      <p>{t('chooseOrganisationNote', { count: orgs.length })}</p>
      <ul>
        {orgs.map(org => (
          <li key={org.id}>
            <button type="button" className="panel" onClick={() => chooseOrganisation(org.id)}>
              <Icon name="building" />
              <b>
                {org.name}
                {orgs.filter(({ name }) => name === org.name).length > 1 && ` #${org.id}`}
              </b>
              <span>{t(org.role)}</span>
              <Icon name="right" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <ClosedOrganisations />
    </main>
  )
}
