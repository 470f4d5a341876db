import { Button, connect, type List, Note, Row, ScreenPart, TextField, toast, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { binDays, type ManagedOrganisation, organisations, type Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { UseOfOrganisation } from './Use.tsx'

const api = connect(organisations)

/** To its people; disabling, the bin, and back. */
export function OrganisationActs({
  kept: stored,
  list,
}: {
  kept: ManagedOrganisation
  list: List<ManagedOrganisation, Question>
}) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const [showsUse, setShowsUse] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const { id, name, state, restedAt } = list.records.rows.find(row => row.id === stored.id) ?? stored
  const done = async (said: string) => {
    toast({ text: said })
    await list.records.changed()
  }
  const enable = async (enabled: boolean) => {
    await api.enable({ params: { id, status: enabled ? '1' : '0' } })
    await done(t(enabled ? 'enabled' : 'disabled', { name }))
  }
  const remove = async () => {
    await api.remove({ params: { id }, query: { name: typed ?? '' } })
    list.leave(id)
    await done(t('removed', { name }))
  }
  const restore = async () => {
    await api.restore({ params: { id } })
    await done(t('restored', { name }))
  }
  if (state === 'deleted')
    return (
      <>
        <Note>{t('inBin', { days: binDays })}</Note>
        <p>
          <Button size="small" onClick={() => void restore()}>
            {t('restore')}
          </Button>
        </p>
        <ScreenPart id="organisationData.operator" given={{ organisation: id, name, isInBin: true }} meanwhile={null} />
      </>
    )
  return (
    <>
      {restedAt !== null && <Note>{t('resting')}</Note>}
      <ScreenPart id="supportAccess.operator" given={{ organisation: id }} meanwhile={null} />
      <ScreenPart id="organisationData.operator" given={{ organisation: id, name, isInBin: false }} meanwhile={null} />
      <Row gap={8} wrap={8}>
        <Button size="small" onClick={() => void navigate(`/userManage?org=${id}`)}>
          {t('toPeople')}
        </Button>
        <Button size="small" onClick={() => void navigate(`/entryLog?organisation=${id}`)}>
          {t('toRecord')}
        </Button>
        <Button size="small" onClick={() => void enable(state === 'disabled')}>
          {t(state === 'disabled' ? 'enable' : 'disable')}
        </Button>
        <Button size="small" aria-expanded={showsUse} onClick={() => setShowsUse(!showsUse)}>
          {t('use')}
        </Button>
        <Button size="small" icon="trash" onClick={() => setTyped('')}>
          {t('remove')}
        </Button>
      </Row>
      {showsUse && <UseOfOrganisation organisation={id} />}
      {typed !== null && (
        <>
          <Note>{t('removeText', { days: binDays })}</Note>
          <TextField
            label={t('typeName', { name })}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            autoFocus
          />
          <p>
            <Button kind="danger" disabled={typed.trim() !== name} onClick={() => void remove()}>
              {t('remove')}
            </Button>{' '}
            <Button kind="quiet" onClick={() => setTyped(null)}>
              {t('cancel')}
            </Button>
          </p>
        </>
      )}
    </>
  )
}
