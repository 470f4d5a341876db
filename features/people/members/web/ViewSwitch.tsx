import { Button, Segmented, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'
import type { Managed } from './organisation.ts'

/** From members to invitations and back; an operator in one organisation finds the way to all. */
export function ViewSwitch({ now, managed }: { now: 'people' | 'invitations'; managed: Managed }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const addressOf = (view: string) => {
    const search = new URLSearchParams({
      ...(managed.orgId !== null && { org: String(managed.orgId) }),
      ...(view === 'invitations' && { view }),
    }).toString()
    return `/userManage${search && `?${search}`}`
  }
  if (!managed.isOne) return null
  return (
    <>
      {managed.orgId !== null && (
        <Button kind="quiet" onClick={() => void navigate('/userManage')}>
          {t('allOrganisations')}
        </Button>
      )}
      <Segmented
        label={t('view')}
        value={now}
        onChange={view => void navigate(addressOf(view))}
        options={[
          { value: 'people', label: t('members') },
          { value: 'invitations', label: t('invitationsTitle') },
        ]}
      />
    </>
  )
}
