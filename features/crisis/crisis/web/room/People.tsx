import { Button, Panel, PopoverButton, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { Crisis, RoleHolder } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import styles from '../parts/room.module.css'
import { useCrisisAct } from '../use-crisis.ts'
import { RoleForm } from './RoleForm.tsx'

/** Who is what; the lead is handed over with a note. */
export function People({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const people = useQuery({
    queryKey: [crisesKey, 'people', crisis.id],
    queryFn: ({ signal }) => api.people({ query: { crisisId: crisis.id } }, { signal }),
  }).data
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  const end = ({ id, name, role }: RoleHolder) =>
    act(
      () => api.endRole.act({ params: { id } }),
      () => t('didEndRole', { name, role: t(role) }),
    )
  return (
    <Panel
      title={t('people')}
      more={
        isOpen && (
          <PopoverButton label={t('addPerson')} icon="plus" size="small">
            {close => <RoleForm crisis={crisis} onClose={close} />}
          </PopoverButton>
        )
      }
    >
      <ul className={styles.people}>
        {people?.map(person => (
          <li key={person.id}>
            <span className="dim">{t(person.role)}</span>
            <span>{person.name}</span>
            {person.department && <small className="dim">{person.department}</small>}
            <span className="grow" />
            {isOpen && person.role !== 'lead' && (
              <Button kind="quiet" size="small" onClick={() => void end(person)}>
                {t('endRole')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
